import { NEW_HOTEL } from '@/app/(staff)/admin/hotels/form/hotel-values';
import { problemPaths } from '@/app/(staff)/admin/hotels/form/problems';
import { hotelResolver } from '@/app/(staff)/admin/hotels/form/resolver';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { SURROUNDINGS } from '@/lib/hotels/content/surroundings';
import { type HotelValues, hotelFields } from '@/lib/hotels/form';

const VALID: HotelValues = { ...NEW_HOTEL, name: 'Ipê', location: 'Vila', price: '10' };
const ROOM = {
  name: 'Quarto',
  description: null,
  included_items: ['Café', '', ' '],
  images: ['/art/piscina.webp', '/art/piscina.webp'],
  price: '',
  capacity: '2',
  area: null,
  bed_configuration: null,
};
const NOTE = { from: '2026-12-28', to: '', text: 'Réveillon', min_nights: '' };
const MONTHS = Array(12).fill({ text: '', mark: '' });
const problems = (part: object) => {
  const issues = hotelFields.safeParse({ ...VALID, ...part }).error?.issues;
  return issues
    ? Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
    : null;
};

const REFUSED: [label: string, part: object, problems: Record<string, string>][] = (
  [
    [{ name: '<b></b>' }, { name: 'required' }],
    [{ name: 'a'.repeat(256) }, { name: 'tooLong' }],
    [{ subtitle: 'a'.repeat(256) }, { subtitle: 'tooLong' }],
    [{ description: 'a'.repeat(1001) }, { description: 'tooLong' }],
    [{ history: 'a'.repeat(2001) }, { history: 'tooLong' }],
    [{ experience: 'a'.repeat(2001) }, { experience: 'tooLong' }],
    [{ distances: 'a'.repeat(1501) }, { distances: 'tooLong' }],
    [{ phone: '0'.repeat(21) }, { phone: 'tooLong' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ phone: '(41) 3333-4444 r. 12' }, { phone: 'phone' }],
    [{ phone: '(41) 3333-4444 ramal 12' }, { phone: 'phone' }],
    [{ phone: '3333-4444/3333-5555' }, { phone: 'phone' }],
    [{ whatsapp: '9000' }, { whatsapp: 'whatsapp' }],
    [{ access_deaf_guests_detail: 'a'.repeat(61) }, { access_deaf_guests_detail: 'tooLong' }],
    [
      { season: MONTHS.with(4, { text: 'a'.repeat(61), mark: '' }) },
      { 'season.4.text': 'tooLong' },
    ],
    [
      { gallery_details: [{ image_url: '/art/a.webp', caption: 'a'.repeat(161), subject: '' }] },
      { 'gallery_details.0.caption': 'tooLong' },
    ],
    [{ hotel_id: 'a'.repeat(101) }, { hotel_id: 'tooLong' }],
    [{ price: '-1' }, { price: 'price' }],
    [{ price: 'NaN' }, { price: 'price' }],
    [{ price: '100.000.000' }, { price: 'priceTooHigh' }],
    [{ rating: '5,1' }, { rating: 'rating' }],
    [{ rating: '-0.1' }, { rating: 'rating' }],
    [{ rating: '4,25' }, { rating: 'rating' }],
    [{ rating: '1e0' }, { rating: 'rating' }],
    [{ image_url: 'javascript:alert(1)' }, { image_url: 'picture' }],
    [{ image_url: '//evil.example/x.png' }, { image_url: 'picture' }],
    [{ logo_url: 'data:image/png;base64,x' }, { logo_url: 'picture' }],
    [{ booking_url: 'http://book.example' }, { booking_url: 'url' }],
    [{ booking_url: '/art/piscina.webp' }, { booking_url: 'url' }],
    [{ primary_color: 'red' }, { primary_color: 'color' }],
    [{ primary_color: '#12345' }, { primary_color: 'color' }],
    [{ booking_engine: 'whatsapp', hotel_id: '+55 47 9000' }, { hotel_id: 'whatsapp' }],
    [{ booking_engine: 'whatsapp', hotel_id: '1 202 555 0100' }, { hotel_id: 'whatsapp' }],
    [{ postal_code: '1234' }, { postal_code: 'postalCode' }],
    [{ latitude: '91', longitude: '1' }, { latitude: 'latitude' }],
    [
      { latitude: '0x1b', longitude: '1e1' },
      { latitude: 'latitude', longitude: 'longitude' },
    ],
    [{ latitude: '-27' }, { longitude: 'coordinates' }],
    [{ hero_images: ['x'] }, { 'hero_images.0': 'picture' }],
    [{ rooms: [ROOM, { ...ROOM, capacity: '0' }] }, { 'rooms.1.capacity': 'capacity' }],
    [{ rooms: [{ ...ROOM, capacity: '1.000' }] }, { 'rooms.0.capacity': 'capacity' }],
    [{ day_notes: [{ ...NOTE, from: '0026-12-28' }] }, { 'day_notes.0.from': 'date' }],
    [{ rooms: [{ ...ROOM, images: ['ftp://x'] }] }, { 'rooms.0.images.0': 'picture' }],
    [{ rooms: Array(61).fill(ROOM) }, { rooms: 'tooMany' }],
    [{ rooms: [{ ...ROOM, double_beds: '7' }] }, { 'rooms.0.double_beds': 'beds' }],
    [{ rooms: [{ ...ROOM, single_beds: '1,5' }] }, { 'rooms.0.single_beds': 'beds' }],
    [{ day_notes: [{ ...NOTE, from: '2026-02-30' }] }, { 'day_notes.0.from': 'date' }],
    [{ day_notes: [{ ...NOTE, from: ' ' }] }, { 'day_notes.0.from': 'required' }],
    [{ day_notes: [{ ...NOTE, to: 'amanhã' }] }, { 'day_notes.0.to': 'date' }],
    [{ day_notes: [{ ...NOTE, to: '2026-12-27' }] }, { 'day_notes.0.to': 'dayOrder' }],
    [
      { day_notes: [{ ...NOTE, to: '2026-12-27', min_nights: '1' }] },
      { 'day_notes.0.to': 'dayOrder', 'day_notes.0.min_nights': 'minNights' },
    ],
    [{ day_notes: [{ ...NOTE, text: '<b> </b>' }] }, { 'day_notes.0.text': 'required' }],
    [{ day_notes: [{ ...NOTE, text: 'a'.repeat(121) }] }, { 'day_notes.0.text': 'tooLong' }],
    [{ day_notes: [{ ...NOTE, min_nights: '1' }] }, { 'day_notes.0.min_nights': 'minNights' }],
    [{ day_notes: Array(61).fill(NOTE) }, { day_notes: 'tooMany' }],
    [
      { testimonials: [{ name: 'A', description: 'B', rating: '6', avatar: null }] },
      { 'testimonials.0.rating': 'stars' },
    ],
    [
      { faqs: [{ id: 'x', question: '', answer: '' }] },
      { 'faqs.0.question': 'required', 'faqs.0.answer': 'required' },
    ],
  ] as [object, Record<string, string>][]
).map(([part, expected]) => [JSON.stringify(part).slice(0, 60), part, expected]);

describe('hotelFields', () => {
  it('accepts the fields of the plan and the calendar, including empty ones', () => {
    const rooms = [{ ...ROOM, double_beds: '1', single_beds: '', view: 'sea' }, ROOM];
    const read = hotelFields.parse({ ...VALID, rooms, day_notes: [NOTE] });
    expect(read.rooms).toMatchObject([
      { double_beds: 1, single_beds: null, view: 'sea' },
      { double_beds: null, single_beds: null, view: null },
    ]);
    expect(read.day_notes).toEqual([
      { from: '2026-12-28', to: null, text: 'Réveillon', min_nights: null },
    ]);
    expect(problems({ rooms: [{ ...ROOM, view: 'mar' }] })).toHaveProperty(['rooms.0.view']);
  });

  it('accepts a new hotel that has only the three required fields', () => {
    expect(problems({})).toBeNull();
    expect(problems(NEW_HOTEL)).toEqual({
      name: 'required',
      location: 'required',
      price: 'required',
    });
  });

  it('stores WhatsApp numbers as digits, and only non-empty details of gallery images', () => {
    const said = { image_url: '/art/a.webp', caption: ' Piscina ', subject: 'piscina' };
    const fields = hotelFields.parse({
      ...VALID,
      whatsapp: '(47) 90000-0000',
      gallery_images: ['/art/a.webp', '/art/b.webp'],
      gallery_details: [
        said,
        { image_url: '/art/b.webp', caption: '', subject: '' },
        { image_url: '/art/gone.webp', caption: 'Saiu', subject: '' },
      ],
    });
    expect(fields.whatsapp).toBe('5547900000000');
    expect(fields.gallery_details).toEqual([{ ...said, caption: 'Piscina' }]);
  });

  it.each(REFUSED)('rejects %s', (_label, part, expected) => {
    expect(problems(part)).toEqual(expected);
  });

  it('reports problems between two fields even while other fields are invalid', () => {
    expect(
      problems({ name: '', latitude: '1', booking_engine: 'whatsapp', hotel_id: '1' }),
    ).toEqual({ name: 'required', longitude: 'coordinates', hotel_id: 'whatsapp' });
  });

  it.each([undefined, null, 'x', [], 7])('rejects %j in place of an object', (sent) => {
    expect(hotelFields.safeParse(sent).success).toBe(false);
  });

  it('normalizes typed values', () => {
    const hotel = hotelFields.parse({
      ...VALID,
      name: " <i>D'Ávila</i> & 5 < 10 ",
      description: ' <b>fica</b> ',
      price: 'R$ 1.290,50',
      rating: '4,9',
      booking_engine: 'whatsapp',
      hotel_id: '(47) 90000-0000',
      postal_code: '88.215 000',
      latitude: '-27,1234567',
      longitude: '-48.5',
      region_id: '',
      rooms: [{ ...ROOM, id: 'r1', future: true }],
    });
    expect(hotel).toMatchObject({
      name: "D'Ávila & 5 < 10",
      description: '<b>fica</b>',
      price: 1290.5,
      rating: 4.9,
      hotel_id: '5547900000000',
      postal_code: '88215-000',
      latitude: -27.12346,
      longitude: -48.5,
      region_id: null,
      rooms: [
        {
          id: 'r1',
          future: true,
          capacity: 2,
          price: null,
          included_items: ['Café'],
          images: ['/art/piscina.webp'],
        },
      ],
    });
  });
});

describe('problems of a form', () => {
  it('collects the paths of the problems that the schema reports', async () => {
    const values = {
      ...VALID,
      name: '',
      hero_images: ['/art/piscina.webp', 'x'],
      rooms: [ROOM, { ...ROOM, name: '', included_items: ['a'.repeat(121)] }],
      faqs: Array.from({ length: 61 }, () => ({ id: 'f', question: '?', answer: '' })),
    } as HotelValues;
    const options = { fields: {}, names: ['faqs.0.answer'], shouldUseNativeValidation: false };
    const { errors } = await hotelResolver(values, undefined, options as never);
    const paths = problemPaths(errors);
    expect(paths).toEqual(
      expect.arrayContaining(['name', 'hero_images.1', 'rooms.1.name', 'rooms.1.included_items.0']),
    );
    expect(paths.filter((path) => path === 'faqs')).toHaveLength(1);
    expect(paths).toHaveLength(5);
  });
});

describe.each(['recommended', ...SURROUNDINGS] as const)('%s', (flag) => {
  it.each([
    [true, true],
    ['true', false],
    [1, false],
    [undefined, false],
  ])('%j is stored: %s', (stored, read) => {
    expect(rowToFields({ features: { [flag]: stored } })[flag]).toBe(read);
  });

  it('is undefined, not false, in drafts older than the flag', () => {
    const { [flag]: _, ...draft } = VALID;
    expect(hotelFields.parse(draft)[flag]).toBeUndefined();
  });
});
