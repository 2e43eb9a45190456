import { HeroContent } from '@/components/hotels/page/hero';
import { readHotel } from '@/lib/hotels/model';
import { renderPt } from '../../support/intl';

it('shows the stars right after the subtitle, before price and action', () => {
  const hotel = readHotel({
    ...{ id: 'h', slug: 'h', name: 'Ipê', location: 'Cuiabá, MT', price: 358, rating: 4.9 },
    ...{ subtitle: 'Onde o rio dobra', features: {} },
  });
  if (!hotel) throw new Error('no hotel');
  const { container } = renderPt(<HeroContent hotel={hotel} priced />);
  const text = container.textContent ?? '';
  const at = ['Onde o rio dobra', '4,9 de 5', 'R$', 'Reserve Agora'].map((part) =>
    text.indexOf(part),
  );
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

it.each([
  [null, '4,8 de 5'],
  [0, null],
])('with the rating %j has the label %j', (rating, words) => {
  const hotel = readHotel({
    ...{ id: 'h', slug: 'h', name: 'Ipê', location: 'Cuiabá, MT', price: 358, features: {} },
    rating,
  });
  if (!hotel) throw new Error('no hotel');
  const { container } = renderPt(<HeroContent hotel={hotel} />);
  const stars = container.querySelector('.stars');
  expect(stars?.getAttribute('aria-label') ?? null).toBe(words);
});
