import { hotelFields } from '@/lib/hotels/form';
import { mergeFeatures } from '@/lib/hotels/merge-features';
import { rowToFields } from '@/lib/hotels/row-to-fields';

const STORED = {
  wifi: true,
  only_here: { kept: [1] },
  primaryColor: '#0f766e',
  distances: { places: [{ name: 'Praia', distance: 3 }] },
  services: [{ name: 'Spa', icon: 'bath', future: 1 }, 'not an item'],
  testimonials: [{ author: 'Ana', text: 'Bom', rating: '4', date: '2026-01-02' }],
  rooms: [{ id: 'r', name: 'Quarto', price: '199.90', view: 'mar' }],
  hero_images: ['javascript:alert(1)', '/art/piscina.webp'],
};

const fieldsOf = (features: unknown) =>
  rowToFields({ name: 'Ipê', location: 'Vila', price: '10.00', features });

describe('mergeFeatures', () => {
  it.each([STORED, {}, null, [], 'text', { rooms: 'x', faqs: [[]], distances: '[[' }])(
    'leaves %j as it is when nobody touched it',
    (features) => {
      const kept = typeof features === 'object' && !Array.isArray(features) ? features : null;
      expect(mergeFeatures(features, fieldsOf(features))).toEqual(kept ?? {});
    },
  );

  it('leaves what the form sends back untouched, as it was stored', () => {
    const sent = hotelFields.parse(fieldsOf(STORED));
    expect(mergeFeatures(STORED, sent)).toEqual(STORED);
  });

  it('writes only what changed, and keeps what an item has beside its fields', () => {
    const fields = fieldsOf(STORED);
    const [service] = fields.services;
    if (!service) throw new Error('The service was dropped.');
    const merged = mergeFeatures(STORED, {
      ...fields,
      history: 'Nova',
      services: [{ ...service, name: 'Sauna' }],
    });
    expect(merged).toEqual({
      ...STORED,
      history: 'Nova',
      services: [{ name: 'Sauna', description: null, icon: 'bath', future: 1 }],
    });
  });

  it('empties what was emptied', () => {
    const merged = mergeFeatures(STORED, { ...fieldsOf(STORED), distances: null, rooms: [] });
    expect(merged).toMatchObject({ distances: null, rooms: [], wifi: true });
  });
});
