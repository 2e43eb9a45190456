import { type Fields, mergeFields } from '@/lib/actions/merge';
import { deepEqual } from '@/lib/format/deep-equal';

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
