import { screen, within } from '@testing-library/react';
import { Testimonials } from '@/components/hotels/page/testimonials';
import { readHotel } from '@/lib/hotels/model';
import { renderPt } from '../../support/intl';

const show = (...texts: string[]) => {
  const testimonials = texts.map((description) => ({ name: 'Ana Lima', description, rating: 5 }));
  const row = { id: 'h', slug: 'h', name: 'Ipê', location: 'Vila, SC', features: { testimonials } };
  const hotel = readHotel(row);
  if (!hotel) throw new Error('no hotel');
  renderPt(<Testimonials hotel={hotel} />);
};

it('offers the themes of its texts and marks their words', () => {
  show('O mar em frente', 'Berço e piscina', 'Silêncio <b>mesmo</b>');
  const choices = within(screen.getByRole('group')).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Todos os depoimentos3',
    'Piscina e praia2 de 3',
    'Famílias e crianças1 de 3',
    'Silêncio e descanso1 de 3',
  ]);
  const dots = choices.map((choice) => choice.closest('label')?.querySelector('.review-dots'));
  expect(dots.map((dot) => dot?.getAttribute('style') ?? null)).toEqual([
    null,
    '--count: 2; --total: 3;',
    '--count: 1; --total: 3;',
    '--count: 1; --total: 3;',
  ]);
  expect(choices[0]).toBeChecked();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.dataset.themes)).toEqual(['1', '2 1', '3']);
  expect(items[2]).toHaveTextContent('“Silêncio <b>mesmo</b>”');
  expect(items[1]?.querySelectorAll('mark')).toHaveLength(2);
});

it('offers no themes for few texts', () => {
  show('O mar em frente', 'Berço e piscina');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('“O mar em frente”')).toBeVisible();
});
