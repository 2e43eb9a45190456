import { render, screen } from '@testing-library/react';
import { SiteNav } from '@/components/site/site-nav';
import { messages } from '@/lib/i18n/catalogue';

let path = '/';
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => path,
  useRouter: () => ({}),
}));

const { nav, comingSoon, languages } = messages.site;

function current() {
  render(
    <SiteNav
      messages={{ ...nav, phone: '', whatsapp: null }}
      comingSoon={comingSoon}
      languages={languages}
      search={messages.search.button}
      siteName="Ipê Hotéis"
      logos={{ light: null, dark: null }}
      stay={null}
      favorites={null}
    />,
  );
  return screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
}

it.each([
  ['/', []],
  ['/hotels', [['Hotéis', 'page']]],
  ['/hotels/mapa', [['Hotéis', 'page']]],
  ['/hotels/regiao/a-b', [['Hotéis', 'page']]],
  ['/comparar', [['Hotéis', 'true']]],
  ['/favoritos/lista/x', [['Hotéis', 'true']]],
  ['/roteiro', [['Hotéis', 'true']]],
  ['/roteiros', []],
  ['/deals/lista/x', [['Ofertas', 'page']]],
  ['/oferta/x-1', [['Ofertas', 'true']]],
  ['/hotel/ipe-ouro-preto', []],
])('%s marks the link of its part of the site', (pathname, marked) => {
  path = pathname;
  expect(current()).toEqual(marked);
});
