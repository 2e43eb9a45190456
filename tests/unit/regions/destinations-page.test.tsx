import { screen, within } from '@testing-library/react';
import { DestinationsPage } from '@/components/regions/destinations-page';
import { renderPt } from '../support/intl';

const destination = (name: string, hotelCount = 1) => ({
  id: name,
  name,
  description: null,
  hotelCount,
  image: null,
});

const show = (destinations: ReturnType<typeof destination>[]) =>
  renderPt(<DestinationsPage destinations={destinations} trail={null} filler={null} />);

const letters = () => screen.queryByRole('navigation', { name: 'Destinos por letra' });

it('a long list links to the first region of each letter, and to upcoming regions', () => {
  const many = Array.from({ length: 24 }, (_, number) => destination(`Bahia ${number}`));
  show([destination('Águas'), ...many, destination('Ceará'), destination('Acre', 0)]);
  const links = within(letters() as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'Em breve']);
  const firsts = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  const names = firsts.map((item) => item?.querySelector('h2')?.textContent);
  expect(names).toEqual(['Águas', 'Bahia 0', 'Ceará', 'Acre']);
});

it('a short list has no such links', () => {
  show(['Bahia', 'Ceará', 'Paraná'].map((name) => destination(name)));
  expect(letters()).toBeNull();
});
