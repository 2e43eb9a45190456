import { mergeFeatures } from '@/lib/hotels/content/merge-features';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { hotelFields } from '@/lib/hotels/form';

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
    'leaves %j unchanged if no field was changed',
    (features) => {
      const kept = typeof features === 'object' && !Array.isArray(features) ? features : null;
      expect(mergeFeatures(features, fieldsOf(features))).toEqual(kept ?? {});
    },
  );

  it('leaves stored values unchanged that the form sends back', () => {
    const sent = hotelFields.parse(fieldsOf(STORED));
    expect(mergeFeatures(STORED, sent)).toEqual(STORED);
  });

  it('writes an unset flag and a removed amenity', () => {
    const stored = { wifi: true, pool: true, amenities: [{ name: 'Rede' }, { name: 'Sauna' }] };
    const fields = fieldsOf(stored);
    const [first] = fields.amenities ?? [];
    if (!first) throw new Error('The amenity was dropped.');
    const merged = mergeFeatures(stored, { ...fields, pool: false, amenities: [first] });
    expect(merged).toMatchObject({ wifi: true, pool: false, amenities: [{ name: 'Rede' }] });
    expect(merged).toHaveProperty('amenities.length', 1);
  });

  it('keeps stored fields that an older version of the form does not send', () => {
    const note = { from: '2031-12-31', text: 'Ceia na varanda' };
    const later = { wifi: true, recommended: true, quiet: true, day_notes: [note] };
    const stored = { ...later, amenities: [{ name: 'Rede' }] };
    const sent = Object.entries(fieldsOf(stored)).filter(([key]) => !(key in stored));
    const before = hotelFields.parse(Object.fromEntries(sent));
    expect(mergeFeatures(stored, before)).toEqual(stored);
  });

  it('writes only what changed, and keeps unknown keys of an item', () => {
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

  it('clears emptied fields', () => {
    const merged = mergeFeatures(STORED, { ...fieldsOf(STORED), distances: null, rooms: [] });
    expect(merged).toMatchObject({ distances: null, rooms: [], wifi: true });
  });
});
