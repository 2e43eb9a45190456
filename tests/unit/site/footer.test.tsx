import { screen, within } from '@testing-library/react';
import { Footer } from '@/components/site/footer';
import { renderPt } from '../support/intl';

afterEach(() => {
  jest.useRealTimers();
});

const show = () =>
  within(renderPt(<Footer logo={null} contact={{ phone: null, whatsapp: null }} />).container);

it.each([
  ['2031-06-01T12:00:00Z', 2031],
  ['2032-01-01T02:59:59Z', 2031],
  ['2032-01-01T03:00:00Z', 2032],
])('shows the year in São Paulo at %s', (now, year) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(show().getByText(new RegExp(`^© ${year} Ipê Hotéis`))).toBeVisible();
});

it.each([
  ['Privacidade', '/privacy'],
  ['Termos', '/terms'],
  ['Acessibilidade', '/acessibilidade'],
  ['Modo leve', '/acessibilidade/modo-leve'],
  ['Mapa do site', '/sitemap'],
  ['Hotéis', '/hotels'],
  ['Destinos', '/destinations'],
  ['Ofertas', '/deals'],
  ['Sobre nós', '/about'],
  ['Amigos do bem', '/friends'],
  ['(41) 0000-0000', 'tel:+554100000000'],
])('%s links to %s', (name, href) => {
  expect(show().getByRole('link', { name })).toHaveAttribute('href', href);
});

it('opens external links in new tabs, labeled as such and with rel="noopener"', () => {
  const external = show()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('https://'));
  expect(external).toHaveLength(4);
  for (const link of external) {
    expect(link).toHaveAccessibleName(/abre em nova aba/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toMatch(/noopener/);
  }
});

it('has three social links', () => {
  show();
  for (const name of [/^Instagram/, /^Facebook/, /^YouTube/]) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});
