import type messages from '@/messages/pt-BR.json';

export type NavTexts = (typeof messages)['site']['nav'] & { loadingDeals: string };
export type ComingSoon = (typeof messages)['site']['comingSoon'];
export type Languages = (typeof messages)['site']['languages'];

export const DEALS = '/deals';

/**
 * The links of the bar in the order in which they stand: places before 'Em breve', the rest after
 * it. Among the destinations the bar shows its variant, 'Destinos' and 'Nossos hotéis'.
 */
export function navLinks(messages: NavTexts, pathname: string) {
  const places =
    pathname === '/destinations'
      ? [
          { href: '/destinations', label: messages.destinations },
          { href: '/hotels', label: messages.ourHotels },
        ]
      : [{ href: '/hotels', label: messages.hotels }];
  const rest = [
    { href: '/about', label: messages.about },
    { href: DEALS, label: messages.deals },
    { href: '/#amigos-do-bem', label: messages.charity },
  ];
  return { places, rest };
}
