import { readFeatures } from '@/lib/hotels/content/features';
import { featuresToFields, rowToFields } from '@/lib/hotels/content/row-to-fields';
import { halfValidFeatures, hostileJson } from '../../support/hostile-json';
import { seeded } from '../../support/random';

it('reads whatever is stored, and misses nothing that the page shows', () => {
  const random = seeded(20261122);
  const names = (items: { name: string }[]) => items.flatMap(({ name }) => name || []).join();
  const missed: unknown[] = [];
  for (let round = 0; round < 1000; round++) {
    const stored = round % 2 === 0 ? hostileJson(random) : halfValidFeatures(random);
    const [fields, page] = [featuresToFields(stored), readFeatures(stored)];
    const same =
      names(fields.rooms) === names(page.rooms) &&
      names(fields.services) === names(page.services) &&
      fields.phone === page.phone &&
      fields.hero_images.length >= page.heroImages.length &&
      fields.faqs.length >= page.faqs.length;
    if (!same) missed.push(stored);
  }
  expect(missed).toEqual([]);
});

it('keeps typed text and unknown keys of items, and drops unsafe URLs', () => {
  const features = {
    distances: { places: [{ name: 'Praia', distance: 3 }] },
    primaryColor: '#0F766E',
    logo_url: 'javascript:alert(1)',
    hero_images: [' HTTPS://Images.example/a.webp ', '//x.example/b'],
    rooms: [{ name: 7, floor: '2º andar', price: '199.90' }, 'no room'],
    testimonials: [{ author: 'Ana', text: 'Bom', date: '2026-01-02' }],
    faqs: [{ question: 'Pode?' }],
  };
  expect(rowToFields({ name: 'Ipê', features })).toMatchObject({
    distances: 'Praia - 3',
    primary_color: '#0F766E',
    logo_url: null,
    hero_images: ['HTTPS://Images.example/a.webp'],
    rooms: [{ name: '', floor: '2º andar', price: 199.9, capacity: 2, images: [] }],
    testimonials: [{ name: 'Ana', description: 'Bom', rating: 5, date: '2026-01-02' }],
    faqs: [{ id: 'faq-0', question: 'Pode?', answer: '' }],
  });
});

it('orders images by when they were added or by their place, and drops unsafe ones', () => {
  const image = (id: string, created_at: string, image_url = '/art/a.webp') => ({
    id,
    created_at,
    image_url,
    is_main: id === 'a',
  });
  const hotel_images = [image('c', '2'), image('b', '1'), image('a', '1'), image('d', '0', 'x')];
  const images = rowToFields({ hotel_images }).images;
  expect(images.map(({ id, is_main }) => [id, is_main])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
  const placed = [
    { ...image('b', '1'), place: 2 },
    { ...image('c', '9'), place: 1 },
  ];
  expect(rowToFields({ hotel_images: placed }).images.map(({ id }) => id)).toEqual(['c', 'b']);
});
