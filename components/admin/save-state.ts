import { type Fields, MAX_TRIES, mergeFields } from '@/lib/actions/merge';
import type { Result } from '@/lib/actions/result';
import { deepEqual } from '@/lib/format/deep-equal';
import type { CallCode } from './call-action';

/** What is wrong with which field, by its path ('rooms.0.name'). */
export type Problems = Record<string, string>;

/** Whether anything was typed that is not saved. */
export const isChanged = (values: Fields, saved: Fields) =>
  Object.keys(values).some((name) => !deepEqual(values[name] ?? '', saved[name] ?? ''));

/** The problems without those of one path and of what lies below it; the same ones if none is. */
export function without(problems: Problems, path: string): Problems {
  const all = Object.entries(problems);
  const others = all.filter(([key]) => key !== path && !key.startsWith(`${path}.`));
  return others.length === all.length ? problems : Object.fromEntries(others);
}

/**
 * What a form that stays open shows after it was saved: what is stored now, and what was typed since
 * it was sent. Where both are the same field, what was typed stays.
 */
export function afterSave<Values extends Fields>(now: Values, sent: Values, stored: Fields) {
  const names = Object.keys(stored).filter((name) => name in now);
  const typed = Object.fromEntries(names.map((name) => [name, now[name]]));
  return { ...now, ...mergeFields(sent, typed, stored).merged };
}

/** More characters than any field may have, and few enough for the megabyte that Next reads of an action. */
const FAR_TOO_LONG = 50_000;

/**
 * The fields with far too much to be sent, by the code of their problem. The server would not read such a
 * request, and every later try would send these values along as those of an earlier one.
 */
export const overlong = (values: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => JSON.stringify(values[name] ?? '').length > FAR_TOO_LONG)
      .map((name) => [name, 'tooLong']),
  );

/** Codes after which a record may have been written all the same: its answer got lost. */
const UNCONFIRMED: readonly CallCode[] = ['no-answer', 'unavailable', 'failed'];

/**
 * What a form has sent of which it is unknown whether it was stored, after one more try. The next
 * try sends it along, so that the server takes it for the editor's own. The first one is always
 * kept: a new record may have been created by it.
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
