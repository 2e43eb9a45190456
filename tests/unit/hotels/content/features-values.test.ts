import { AMENITY_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { isVideoLink, readFeatures } from '@/lib/hotels/content/features';

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

  it('has default values', () => {
    expect(room({})).toMatchObject({ capacity: 2, area: '25-30m²', bed: '1 cama de casal' });
    expect(room({ area: 28, bed_configuration: '2 camas' })).toMatchObject({
      area: '28\u00a0m²',
      bed: '2 camas',
    });
  });

  it.each([[5], [null], [['Quarto']], [{}], ['   '], [undefined]])(
    'is dropped if its name is %j',
    (name) => {
      expect(readFeatures({ rooms: [{ id: '1', name }] }).rooms).toEqual([]);
    },
  );

  it('gets an id from its name and position if it has none', () => {
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
  ])('takes %s as the video, the rest as pictures', (link) => {
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
  ])('does not take %s for a video', (_case, first) => {
    expect(isVideoLink(first)).toBe(false);
    expect(readFeatures({ hero_images: [first] })).toMatchObject({
      heroVideo: null,
      heroImages: [first],
    });
  });

  it.each([['http://vimeo.com/76979871'], ['javascript:alert(1)'], [null], [{ url: image }]])(
    'drops %j',
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
  ])('color %j', (stored, expected) => {
    expect(readFeatures(stored).primaryColor).toBe(expected);
  });

  it('splits the history at blank lines, whatever the line endings', () => {
    const history = '\n\nPrimeiro,\nem duas linhas.\r\n\r\nSegundo.\n \t\n\n\nTerceiro.\n\n';
    expect(readFeatures({ history }).history).toEqual([
      'Primeiro,\nem duas linhas.',
      'Segundo.',
      'Terceiro.',
    ]);
  });

  it('reads a numeric hotel id of the engine as text', () => {
    expect(readFeatures({ hotel_id: 4217 }).engine.hotelId).toBe('4217');
  });

  it.each([
    ['5512900000000', '5512900000000'],
    ['(12) 90000-0000', '5512900000000'],
    ['12900000000', '5512900000000'],
    ['+1 202 555 0100', '12025550100'],
    ['90000-0000', null],
  ])('reads a hotel’s WhatsApp number %s as %s', (hotel_id, dialed) => {
    const { engine } = readFeatures({ booking_engine: 'whatsapp', hotel_id });
    expect(engine.hotelId).toBe(dialed);
    expect(readFeatures({ hotel_id }).engine.hotelId).toBe(hotel_id);
  });

  it('keeps every character of long text with special characters', () => {
    const experience = `D'Ávila & A&B: 5 < 10 <b>"ñ"</b> ${'água '.repeat(2000)}💧`;
    expect(readFeatures({ experience }).experience).toBe(experience);
  });

  it('keeps only flags that are true, in a fixed order', () => {
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

it('keeps a number and its unit on one line', () => {
  const far = 'A 200 m da praia';
  const read = readFeatures({
    ...{ experience: far, history: far },
    amenities: [{ name: 'Garagem', description: far }],
    faqs: [{ question: 'Onde?', answer: far }],
    testimonials: [{ name: 'Ana', description: far }],
    rooms: [{ id: 'a', name: 'Quarto', description: far }],
  });
  const { experience, history, amenities, faqs, testimonials, rooms } = read;
  const texts = [experience, ...history, amenities[0]?.description, faqs[0]?.answer];
  for (const text of [...texts, testimonials[0]?.text, rooms[0]?.description])
    expect(text).toBe('A 200\u00a0m da praia');
});

describe('short texts stored longer than the form allows', () => {
  it('are cut after a whole word', () => {
    const words = 'Mar morno '.repeat(200).trim();
    const features = readFeatures({
      season: [{ text: words, mark: 'boa' }],
      access_step_free: true,
      access_step_free_detail: words,
      gallery_details: [{ image_url: '/art/piscina.webp', caption: words, subject: 'piscina' }],
    });
    const short = `${'Mar morno '.repeat(6).trim()}…`;
    expect(features.season[0]).toEqual({ text: short, mark: 'boa' });
    expect(features.access).toEqual([{ fact: 'access_step_free', detail: short }]);
    expect(features.galleryDetails['/art/piscina.webp']).toEqual({
      caption: `${'Mar morno '.repeat(16).trim()}…`,
      subject: 'piscina',
    });
  });
});
