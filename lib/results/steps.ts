/**
 * The kinds of step that are counted (step_counts): a page opened from outside, a page of a hotel
 * or offer, the booking bar opened on it, and the exits to where one books.
 */
export const STEPS = ['entry', 'page', 'bar', 'engine', 'phone', 'whatsapp'] as const;
export type Step = (typeof STEPS)[number];

/** The steps that lead to where one books; `exits` in the results is their sum. */
export const EXITS = ['engine', 'phone', 'whatsapp'] as const satisfies readonly Step[];

/** Where browsers report a step. */
export const COUNT_PATH = '/api/count';

/** Replaces campaigns in the counts of a day that has too many to list separately. */
export const OTHER_CAMPAIGNS = '*';
