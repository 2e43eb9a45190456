import type { messages } from '@/lib/i18n/catalogue';

/** The copy of the button and the field; that of the dialog comes with its code. */
export type SearchMessages = (typeof messages)['search']['button'];
