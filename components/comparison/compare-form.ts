import type { messages } from '@/lib/i18n/catalogue';

/** The tab's storage key of the chosen hotels, a JSON list. */
export const COMPARE_KEY = 'vitrine:compare';

/** The id of the form to which the choices on all cards of a page belong. */
export const COMPARE_FORM = 'comparar';

/** A selector of these choices. */
export const COMPARE_CHOICES = `input[type="checkbox"][form="${COMPARE_FORM}"]`;

export type CompareMessages = (typeof messages)['comparison']['choice'];
