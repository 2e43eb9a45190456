/**
 * The kinds of step that are counted (step_counts): a page opened from outside, a page of a hotel or an
 * offer, the booking bar opened on it, and the ways out to where one books.
 */
export const STEPS = ['entry', 'page', 'bar', 'engine', 'phone', 'whatsapp'] as const;
export type Step = (typeof STEPS)[number];

/** The steps that lead to where one books; `exits` of the results is their sum. */
export const EXITS = ['engine', 'phone', 'whatsapp'] as const satisfies readonly Step[];

/** Where browsers say that a step was taken. */
export const COUNT_PATH = '/api/count';

/** What stands in the counts for the campaigns of a day that are too many to be told apart. */
export const OTHER_CAMPAIGNS = '*';
