import type { messages } from '@/lib/i18n/catalogue';

export type NavTexts = (typeof messages)['site']['nav'] & {
  phone: string;
  /** The digits that WhatsApp dials; null if the chain has no WhatsApp number. */
  whatsapp: string | null;
};
export type ComingSoon = (typeof messages)['site']['comingSoon'];
export type Languages = (typeof messages)['site']['languages'];

const HOTELS = '/hotels';
export const DEALS = '/deals';

/** The link of the bar to which a page belongs without being its list: an offer, what is chosen of hotels. */
export function sectionOf(pathname: string): string | null {
  if (pathname.startsWith('/oferta/')) return DEALS;
  return /^\/(comparar|favoritos|roteiro)(\/|$)/.test(pathname) ? HOTELS : null;
}

/** The links of the bar in the order in which they stand: places before 'Em breve', the rest after it. */
export function navLinks(messages: NavTexts) {
  const places = [
    { href: HOTELS, label: messages.hotels },
    { href: '/destinations', label: messages.destinations },
  ];
  const rest = [
    { href: '/about', label: messages.about },
    { href: DEALS, label: messages.deals },
    { href: '/#amigos-do-bem', label: messages.charity },
  ];
  return { places, rest };
}
