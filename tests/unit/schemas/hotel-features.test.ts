import {
  AMENITY_FLAGS,
  type HotelFeatures,
  isVideoLink,
  readFeatures,
} from '@/lib/schemas/hotel-features';
import { hostileJson, hostileObject } from '../support/hostile-json';
import { seeded } from '../support/random';

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
};

const SAFE_ADDRESS = /^(?:https:\/\/[^\s\\/][^\s\\]*|\/(?:art|media)\/[\w-]+(?:[./][\w-]+)*)$/;

/** What would break a page or open an unsafe address; empty for features that can be rendered. */
function faults(features: HotelFeatures): string[] {
  const { engine, rooms, testimonials } = features;
  const addresses = [
    ...[engine.baseUrl, features.logoUrl, features.heroVideo],
    ...[features.heroImages, features.bannerImages, features.galleryImages].flat(),
    ...rooms.flatMap((room) => room.images),
    ...testimonials.map((item) => item.avatar),
  ];
  const required = [
    ...[features.amenities, features.services, rooms, features.distances].flat().map((x) => x.name),
    ...testimonials.flatMap((item) => [item.author, item.text]),
    ...features.faqs.flatMap((item) => [item.id, item.question, item.answer]),
    ...rooms.flatMap((room) => [room.id, room.area, room.bed, ...room.includedItems]),
    ...features.history,
  ];
  const optional = [features.experience, features.phone, engine.hotelId];
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
      ? ['colour']
      : []),
    ...(Object.keys(EMPTY).join() === Object.keys(features).join() ? [] : ['shape']),
  ];
}

describe('thousands of malformed features', () => {
  it('never throw, and what is left of them can be rendered', () => {
    const random = seeded(20261120);
    const found: unknown[] = [];
    for (let round = 0; round < 6000; round++) {
      const stored = round % 4 === 0 ? hostileJson(random) : hostileObject(random, 14);
      const wrong = faults(readFeatures(stored));
      if (wrong.length > 0) found.push({ wrong, stored });
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'features'],
    ['JSON as text', '{"phone":"1"}'],
    ['a number', 7],
    ['a list', [{ phone: '1' }]],
    ['an empty object', {}],
    ['null in every key', Object.fromEntries(Object.keys(EMPTY).map((key) => [key, null]))],
  ])('%s is a hotel that only has a name', (_case, stored) => {
    expect(readFeatures(stored)).toEqual(EMPTY);
  });
});

const JUNK = [null, 0, 7, true, 'x', '', [], [[]], {}, { name: null }, { name: '  ' }, { id: 'x' }];

describe('a bad item drops alone', () => {
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

  it('a bad list leaves the other lists as they are', () => {
    const read = readFeatures({ ...lists, amenities: 'wifi, spa', rooms: { name: 'Quarto' } });
    expect(read).toEqual({ ...readFeatures(lists), amenities: [], rooms: [] });
  });
});

describe('rooms', () => {
  const room = (fields: object) =>
    readFeatures({ rooms: [{ name: 'Quarto', ...fields }] }).rooms[0];

  it.each([
    ['number', 199.9, 199.9],
    ['text', '199.90', 199.9],
    ['zero', 0, null],
    ['negative', -5, null],
    ['a word', 'sob consulta', null],
    ['with a comma', '199,90', null],
    ['missing', undefined, null],
  ])('price: %s', (_case, price, expected) => {
    expect(room({ price })?.price).toBe(expected);
  });

  it.each([
    [4, 4],
    ['3', 3],
    [2.9, 2],
    [0, 2],
    [-1, 2],
    ['muitas', 2],
    [undefined, 2],
  ])('capacity %j is %i', (capacity, expected) => {
    expect(room({ capacity })?.capacity).toBe(expected);
  });

  it('have the specified defaults', () => {
    expect(room({})).toMatchObject({ capacity: 2, area: '25-30m²', bed: '1 cama de casal' });
    expect(room({ area: 28, bed_configuration: '2 camas' })).toMatchObject({
      area: '28',
      bed: '2 camas',
    });
  });

  it.each([[5], [null], [['Quarto']], [{}], ['   '], [undefined]])(
    'are dropped without a string name: %j',
    (name) => {
      expect(readFeatures({ rooms: [{ id: '1', name }] }).rooms).toEqual([]);
    },
  );

  it('are told apart by name and position where an id is missing', () => {
    const ids = readFeatures({ rooms: [{ name: 'A' }, { name: 'B' }, { name: 'C', id: 9 }] }).rooms;
    expect(new Set(ids.map(({ id }) => id)).size).toBe(3);
    expect(ids[2]?.id).toBe('9');
  });
});

describe('testimonials', () => {
  const of = (item: object) => readFeatures({ testimonials: [item] }).testimonials[0];

  it('read the name or the author, the description or the text', () => {
    expect(of({ author: 'Ana', text: 'Bom' })).toMatchObject({ author: 'Ana', text: 'Bom' });
    expect(of({ name: 'Rui', author: 'Ana', description: 'A', text: 'B' })).toMatchObject({
      author: 'Rui',
      text: 'A',
    });
  });

  it.each([
    [4, 4],
    ['4', 4],
    [4.5, 4.5],
    [0, 5],
    [6, 5],
    [-1, 5],
    ['ótimo', 5],
    [undefined, 5],
  ])('rating %j is %d stars', (rating, expected) => {
    expect(of({ name: 'Ana', description: 'Bom', rating })?.rating).toBe(expected);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T10:00:00Z', '2026-11-20'],
    ['20/11/2026', null],
    [20261120, null],
  ])('date %j', (date, expected) => {
    expect(of({ name: 'Ana', description: 'Bom', date })?.date).toBe(expected);
  });
});

describe('the first hero entry', () => {
  const image = '/art/bombinhas.webp';

  it.each([
    ['https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ'],
    ['https://media.example/hero.mp4'],
  ])('%s is the video, the rest are pictures', (link) => {
    expect(isVideoLink(link)).toBe(true);
    expect(readFeatures({ hero_images: [link, image] })).toMatchObject({
      heroVideo: link,
      heroImages: [image],
    });
  });

  it.each([
    ['a picture', image],
    ['a look-alike host', 'https://vimeo.com.evil.example/76979871'],
    ['another host that ends alike', 'https://notvimeo.com/76979871'],
    ['a video site in the query', 'https://images.example/a.webp?u=https://vimeo.com/1'],
  ])('%s is no video', (_case, first) => {
    expect(isVideoLink(first)).toBe(false);
    expect(readFeatures({ hero_images: [first] })).toMatchObject({
      heroVideo: null,
      heroImages: [first],
    });
  });

  it.each([['http://vimeo.com/76979871'], ['javascript:alert(1)'], [null], [{ url: image }]])(
    '%j is neither',
    (first) => {
      expect(readFeatures({ hero_images: [first, image] })).toMatchObject({
        heroVideo: null,
        heroImages: [image],
      });
    },
  );
});

describe('single values', () => {
  it.each([
    ['omnibees', 'omnibees'],
    ['hbook', 'hbook'],
    ['utrip', 'utrip'],
    ['whatsapp', 'whatsapp'],
    ['Hbook', 'omnibees'],
    ['toString', 'omnibees'],
    [['hbook'], 'omnibees'],
    [undefined, 'omnibees'],
  ])('booking engine %j is %s', (booking_engine, expected) => {
    expect(readFeatures({ booking_engine }).engine.name).toBe(expected);
  });

  it.each([
    [{ primary_color: '#0F766E' }, '#0f766e'],
    [{ primaryColor: '#1d4ed8' }, '#1d4ed8'],
    [{ primary_color: '#0f766e', primaryColor: '#1d4ed8' }, '#0f766e'],
    [{ primary_color: 'verde', primaryColor: '#1d4ed8' }, '#1d4ed8'],
    [{ primary_color: ' #abc ' }, '#abc'],
    [{ primary_color: '#12345' }, null],
    [{ primary_color: '#0f766e;background:url(x)' }, null],
    [{ primary_color: 0x0f766e }, null],
  ])('colour %j', (stored, expected) => {
    expect(readFeatures(stored).primaryColor).toBe(expected);
  });

  it('paragraphs of the history are split by blank lines, however they are written', () => {
    const history = '\n\nPrimeiro,\nem duas linhas.\r\n\r\nSegundo.\n \t\n\n\nTerceiro.\n\n';
    expect(readFeatures({ history }).history).toEqual([
      'Primeiro,\nem duas linhas.',
      'Segundo.',
      'Terceiro.',
    ]);
  });

  it('an id of the engine that arrives as a number is a text from there on', () => {
    expect(readFeatures({ hotel_id: 4217 }).engine.hotelId).toBe('4217');
  });

  it('long and odd texts lose no character', () => {
    const experience = `D'Ávila & A&B: 5 < 10 <b>"ñ"</b> ${'água '.repeat(2000)}💧`;
    expect(readFeatures({ experience }).experience).toBe(experience);
  });

  it('only a flag that is true makes a badge, in the fixed order', () => {
    const all = Object.fromEntries([...AMENITY_FLAGS].reverse().map((flag) => [flag, true]));
    expect(readFeatures(all).flags).toEqual([
      ...['wifi', 'breakfast', 'restaurant', 'gym', 'parking', 'pool', 'spa', 'security'],
      ...['central_location', 'kid_friendly', 'room_service', 'concierge', 'laundry'],
      'business_center',
    ]);
    expect(
      readFeatures({ wifi: 1, pool: 'false', spa: {}, gym: null, logo_url: true }).flags,
    ).toEqual([]);
  });
});
