import { type Fields, MAX_TRIES, mergeFields } from '@/lib/actions/merge';
import type { Result } from '@/lib/actions/result';
import { deepEqual } from '@/lib/format/deep-equal';
import type { CallCode } from './call-action';

/** The problems of fields by path ('rooms.0.name'). */
export type Problems = Record<string, string>;

/** Whether there is unsaved input. */
export const isChanged = (values: Fields, saved: Fields) =>
  Object.keys(values).some((name) => !deepEqual(values[name] ?? '', saved[name] ?? ''));

/** Returns the problems except those at or below a path; the same object if there are none. */
export function without(problems: Problems, path: string): Problems {
  const all = Object.entries(problems);
  const others = all.filter(([key]) => key !== path && !key.startsWith(`${path}.`));
  return others.length === all.length ? problems : Object.fromEntries(others);
}

/**
 * The values that a form shows if it stays open after saving: what is now stored, plus what was
 * typed since it was sent. If both changed the same field, the typed value stays.
 */
export function afterSave<Values extends Fields>(now: Values, sent: Values, stored: Fields) {
  const names = Object.keys(stored).filter((name) => name in now);
  const typed = Object.fromEntries(names.map((name) => [name, now[name]]));
  return { ...now, ...mergeFields(sent, typed, stored).merged };
}

/** More characters than any field may have, but below the 1 MB that Next accepts for an action. */
const FAR_TOO_LONG = 50_000;

/**
 * The fields that are too long to send, with the code of their problem. The server would not read
 * such a request, and every later try would send these values again as those of an earlier one.
 */
export const overlong = (values: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => JSON.stringify(values[name] ?? '').length > FAR_TOO_LONG)
      .map((name) => [name, 'tooLong']),
  );

/** Codes after which a record may have been written anyway, because only the answer got lost. */
const UNCONFIRMED: readonly CallCode[] = ['no-answer', 'unavailable', 'failed'];

/**
 * The values sent so far that may or may not have been stored, after one more try. The next try
 * sends them along, so that the server recognizes them as the editor's own. The first is always
 * kept: it may have created a new record.
 */
export function unconfirmed<Values extends Fields>(
  sent: readonly Values[],
  fields: Values,
  result: Result<unknown, CallCode>,
): readonly Values[] {
  if (result.ok) return [];
  const isKnown = sent.some((earlier) => deepEqual(earlier, fields));
  if (isKnown || !UNCONFIRMED.includes(result.code)) return sent;
  return [...sent.slice(0, 1), ...[...sent.slice(1), fields].slice(1 - MAX_TRIES)];
}
