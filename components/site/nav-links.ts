import type { messages } from '@/lib/i18n/catalogue';

export type NavTexts = (typeof messages)['site']['nav'] & {
  phone: string;
  /** The digits that WhatsApp dials; null where the chain has no number there. */
  whatsapp: string | null;
};
export type ComingSoon = (typeof messages)['site']['comingSoon'];
export type Languages = (typeof messages)['site']['languages'];

export const DEALS = '/deals';

/** The links of the bar in the order in which they stand: places before 'Em breve', the rest after it. */
export function navLinks(messages: NavTexts) {
  const places = [
    { href: '/hotels', label: messages.hotels },
    { href: '/destinations', label: messages.destinations },
  ];
  const rest = [
    { href: '/about', label: messages.about },
    { href: DEALS, label: messages.deals },
    { href: '/#amigos-do-bem', label: messages.charity },
  ];
  return { places, rest };
}
