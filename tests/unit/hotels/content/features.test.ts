import { type HotelFeatures, readFeatures } from '@/lib/hotels/content/features';
import { halfValidFeatures, hostileJson, hostileObject } from '../../support/hostile-json';
import { type Random, seeded } from '../../support/random';

const EMPTY: HotelFeatures = {
  engine: { name: 'omnibees', baseUrl: null, hotelId: null },
  logoUrl: null,
  primaryColor: null,
  heroVideo: null,
  heroImages: [],
  bannerImages: [],
  galleryImages: [],
  amenities: [],
  services: [],
  experience: null,
  history: [],
  distances: [],
  testimonials: [],
  faqs: [],
  rooms: [],
  phone: null,
  flags: [],
  dayNotes: [],
  whatsapp: null,
  surroundings: [],
  access: [],
  season: [],
  galleryDetails: {},
};

const SAFE_ADDRESS = /^(?:https:\/\/[^\s\\/][^\s\\]*|\/(?:art|media)\/[\w-]+(?:[./][\w-]+)*)$/;

/** What would break a page or be an unsafe URL. Empty if the features can be rendered. */
function faults(features: HotelFeatures): string[] {
  const { engine, rooms, testimonials } = features;
  const addresses = [
    ...[engine.baseUrl, features.logoUrl, features.heroVideo],
    ...[features.heroImages, features.bannerImages, features.galleryImages].flat(),
    ...rooms.flatMap((room) => room.images),
    ...testimonials.map((item) => item.avatar),
    ...Object.keys(features.galleryDetails),
  ];
  const required = [
    ...[features.amenities, features.services, rooms, features.distances].flat().map((x) => x.name),
    ...testimonials.flatMap((item) => [item.author, item.text]),
    ...features.faqs.flatMap((item) => [item.id, item.question, item.answer]),
    ...rooms.flatMap((room) => [room.id, room.area, room.bed, ...room.includedItems]),
    ...features.history,
  ];
  const optional = [
    ...[features.experience, features.phone, engine.hotelId, features.whatsapp],
    ...features.access.map(({ detail }) => detail),
    ...features.season.map((month) => month.text),
    ...Object.values(features.galleryDetails).map(({ caption }) => caption),
  ];
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return [
    ...addresses.filter((x) => x !== null && !SAFE_ADDRESS.test(x)).map((x) => `address ${x}`),
    ...required.filter((x) => !isText(x)).map((x) => `text ${JSON.stringify(x)}`),
    ...optional.filter((x) => x !== null && !isText(x)).map((x) => `optional ${x}`),
    ...testimonials
      .filter((x) => !(x.rating >= 1 && x.rating <= 5))
      .map((x) => `stars ${x.rating}`),
    ...rooms.filter((x) => !Number.isInteger(x.capacity) || x.capacity < 1).map(() => 'capacity'),
    ...rooms.filter((x) => x.price !== null && !(x.price > 0)).map((x) => `price ${x.price}`),
    ...(features.primaryColor && !/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(features.primaryColor)
      ? ['color']
      : []),
    ...([0, 12].includes(features.season.length) ? [] : ['season']),
    ...(Object.keys(EMPTY).join() === Object.keys(features).join() ? [] : ['shape']),
  ];
}

const KINDS = [
  (random: Random) => hostileJson(random),
  (random: Random) => hostileObject(random, 14),
  halfValidFeatures,
];

describe('thousands of malformed features', () => {
  it('never throw, and what remains can be rendered', () => {
    const random = seeded(20261120);
    const found: unknown[] = [];
    for (let round = 0; round < 3000; round++) {
      const stored = KINDS[round % KINDS.length]?.(random);
      const wrong = faults(readFeatures(stored));
      if (wrong.length > 0) found.push({ wrong, stored });
    }
    expect(found).toEqual([]);
  }, 60_000);

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'features'],
    ['JSON as text', '{"phone":"1"}'],
    ['a number', 7],
    ['a list', [{ phone: '1' }]],
    ['an empty object', {}],
    ['null in every key', Object.fromEntries(Object.keys(EMPTY).map((key) => [key, null]))],
  ])('reads %s as no features', (_case, stored) => {
    expect(readFeatures(stored)).toEqual(EMPTY);
  });
});

const JUNK = [null, 0, 7, true, 'x', '', [], [[]], {}, { name: null }, { name: '  ' }, { id: 'x' }];

describe('a malformed item is dropped alone', () => {
  const amenity = (name: string) => ({ name, icon: 'wifi', description: 'Em todo o hotel' });
  const image = (name: string) => `https://images.example/${name}.webp`;
  const lists = {
    amenities: ['Wi-Fi', 'Piscina', 'Spa'].map(amenity),
    services: ['Traslado', 'Passeio'].map(amenity),
    faqs: ['1', '2'].map((id) => ({ id, question: `Pergunta ${id}`, answer: 'Sim' })),
    testimonials: ['Ana', 'Rui'].map((name) => ({ name, description: 'Voltarei', rating: 4 })),
    rooms: ['a', 'b'].map((id) => ({ id, name: `Quarto ${id}`, price: 300, images: [image(id)] })),
    hero_images: ['h1', 'h2'].map(image),
    banner_images: ['b1', 'b2'].map(image),
    gallery_images: ['g1', 'g2', 'g3'].map(image),
    distances: ['Praia', 'Centro'].map((name) => ({ name, distance: '2 km' })),
  };

  it.each(Object.entries(lists))('from %s', (key, valid) => {
    const between = valid.flatMap((item) => [...JUNK, 'javascript:alert(1)', item, ...JUNK]);
    const read = readFeatures({ [key]: between });
    expect(read).toEqual(readFeatures({ [key]: valid }));
    expect(read).not.toEqual(EMPTY);
  });

  it('from the pictures and included items of a room, which stays', () => {
    const [room] = readFeatures({
      rooms: [
        {
          id: 'q1',
          name: ' Quarto Mar ',
          images: [null, 'javascript:alert(1)', image('a'), image('a'), '//x.example/b', 4],
          included_items: ['Café', '', null, { text: 'x' }, 2, '  Vista  '],
        },
      ],
    }).rooms;
    expect(room).toMatchObject({
      name: 'Quarto Mar',
      images: [image('a')],
      includedItems: ['Café', '2', 'Vista'],
    });
  });

  it('a malformed list leaves the other lists unchanged', () => {
    const read = readFeatures({ ...lists, amenities: 'wifi, spa', rooms: { name: 'Quarto' } });
    expect(read).toEqual({ ...readFeatures(lists), amenities: [], rooms: [] });
  });
});

describe('no URL field accepts a javascript: URL', () => {
  const bad = 'javascript:alert(1)';

  it.each([
    ['the engine', { booking_url: bad }],
    ['the logo', { logo_url: bad }],
    ['the hero', { hero_images: [bad, bad] }],
    ['the banners', { banner_images: [bad] }],
    ['the gallery', { gallery_images: [bad] }],
    ['a room', { rooms: [{ name: 'Quarto', images: [bad] }] }],
    ['a guest', { testimonials: [{ name: 'Ana', description: 'Bom', avatar: bad }] }],
  ])('%s', (_place, stored) => {
    expect(JSON.stringify(readFeatures(stored))).not.toContain('javascript');
  });
});

describe('access', () => {
  it('contains the true facts in a fixed order, with their details', () => {
    const stored = {
      access_blind_guests: true,
      access_step_free: true,
      access_step_free_detail: ' Rampa ',
      access_deaf_guests: 'true',
      access_deaf_guests_detail: 'Campainha luminosa',
      access_adapted_rooms: 1,
    };
    expect(readFeatures(stored).access).toEqual([
      { fact: 'access_step_free', detail: 'Rampa' },
      { fact: 'access_blind_guests', detail: null },
    ]);
  });
});

describe('the number for the chat', () => {
  it.each([
    ['of the reception', { whatsapp: '(47) 90000-0000' }, '5547900000000'],
    ['before that of the engine', chat('5571900000000', '5547900000000'), '5547900000000'],
    ['of the engine', chat('5571900000000'), '5571900000000'],
    ['of another country', { whatsapp: '+1 202 555 0100' }, '12025550100'],
    ['but not a doubtful one of the engine', chat('71900000'), null],
    ['but not a doubtful one', { whatsapp: '12025550100' }, null],
    [
      'and not the id in another engine',
      { booking_engine: 'hbook', hotel_id: '71900000000' },
      null,
    ],
  ])('%s', (_case, stored, expected) => {
    expect(readFeatures(stored).whatsapp).toBe(expected);
  });

  function chat(hotel_id: string, whatsapp?: string) {
    return { booking_engine: 'whatsapp', hotel_id, whatsapp };
  }
});

describe('the season', () => {
  it('keeps each month at its index, and empties malformed ones', () => {
    const { season } = readFeatures({
      season: [null, { text: ' Dias longos ', mark: 'linda' }, 7, { text: 5, mark: 'boa' }, 'x'],
    });
    expect(season).toHaveLength(12);
    expect(season.slice(0, 5)).toEqual([
      { text: null, mark: null },
      { text: 'Dias longos', mark: null },
      { text: null, mark: null },
      { text: '5', mark: 'boa' },
      { text: null, mark: null },
    ]);
  });

  it.each([
    ['twelve empty months', Array(12).fill({ text: '', mark: null })],
    ['a text', 'verão'],
    ['an object', { text: 'verão' }],
  ])('reads %s as no season', (_case, season) => {
    expect(readFeatures({ season }).season).toEqual([]);
  });
});

describe('gallery details', () => {
  it('are stored by URL: the first of each image that is not empty', () => {
    const gallery_details = [
      { image_url: '/art/piscina.webp', caption: ' Piscina. Aquecida ', subject: 'piscina' },
      { image_url: '/art/piscina.webp', caption: 'Outra' },
      { image_url: 'javascript:alert(1)', caption: 'x' },
      { image_url: '/art/cafe.webp', caption: '', subject: 'moda' },
      { image_url: '/art/spa.webp', subject: 'casa' },
      { caption: 'x' },
      null,
    ];
    expect(readFeatures({ gallery_details }).galleryDetails).toEqual({
      '/art/piscina.webp': { caption: 'Piscina. Aquecida', subject: 'piscina' },
      '/art/spa.webp': { caption: null, subject: 'casa' },
    });
  });
});
