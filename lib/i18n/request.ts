import { getRequestConfig } from 'next-intl/server';
import { messages } from '@/lib/i18n/catalogue';

export const LOCALE = 'pt-BR';
export const TIME_ZONE = 'America/Sao_Paulo';

/** The site has one language. A second one would be a second catalogue, chosen here. */
export default getRequestConfig(async () => ({ locale: LOCALE, timeZone: TIME_ZONE, messages }));
