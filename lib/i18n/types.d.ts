import type { messages } from '@/lib/i18n/catalogue';

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'pt-BR';
    Messages: typeof messages;
  }
}
