import { getRequestConfig } from 'next-intl/server';
import { messages } from '@/lib/i18n/catalogue';

export const LOCALE = 'pt-BR';
export const TIME_ZONE = 'America/Sao_Paulo';

/** One language today; a second one is a second catalogue and a choice made here. */
export default getRequestConfig(async () => ({ locale: LOCALE, timeZone: TIME_ZONE, messages }));
