import { toDayNote, upcomingNotes } from '@/lib/hotels/content/day-notes';
import { readFeatures } from '@/lib/hotels/content/features';
import { onlyExtremeOfAll } from '@/lib/hotels/only-extreme';
import { areaInText } from '@/lib/hotels/rooms/area';
import { bedsInText } from '@/lib/hotels/rooms/beds';
import { includedItems } from '@/lib/hotels/rooms/comparison';
import { comparedKeys, compareQuery, keyedRooms } from '@/lib/hotels/rooms/keys';
import { roomGender } from '@/lib/hotels/rooms/kind';

describe('beds in text', () => {
  test.each<[string, ReturnType<typeof bedsInText>]>([
    ['1 cama king', { double: 1, single: 0 }],
    ['1 cama de casal king', { double: 1, single: 0 }],
    ['1 cama queen size', { double: 1, single: 0 }],
    ['Uma cama de casal', { double: 1, single: 0 }],
    ['3 camas de solteiro', { double: 0, single: 3 }],
    ['1 cama king e 2 camas de solteiro', { double: 1, single: 2 }],
    ['1 king, 2 de solteiro', { double: 1, single: 2 }],
    ['1 cama king + 1 cama de casal e três de solteiro', { double: 2, single: 3 }],
    ['2 camas de solteiro ou 1 de casal', null],
    ['1 cama queen e 1 beliche', null],
    ['1 cama king e 1 sofá-cama', null],
    ['1 cama king e 1 rede', null],
    ['0 camas de casal', null],
    ['9 camas de solteiro', null],
    ['camas', null],
    ['', null],
    ['<script>1 cama king</script>', null],
  ])('%j', (text, beds) => {
    expect(bedsInText(text)).toEqual(beds);
  });
});

describe('area in text', () => {
  test.each<[string, number | null]>([
    ['32 m²', 32],
    ['32\u00a0m²', 32],
    ['32m2', 32],
    ['27,5 m²', 27.5],
    ['32 m² mais varanda', 32],
    ['25-30m²', null],
    ['30 m² e 12 m² de varanda', null],
    ['320 pés', null],
    ['amplo', null],
    ['0 m²', null],
  ])('%j', (text, area) => {
    expect(areaInText(text)).toBe(area);
  });
});

describe('facts of a stored room', () => {
  const room = (stored: object) => readFeatures({ rooms: [{ name: 'Q', ...stored }] }).rooms[0];

  test('default values are shown, but not used in comparisons', () => {
    expect(room({})).toMatchObject({ area: '25-30m²', squareMeters: null, beds: null, view: null });
  });
  test.each([
    ['32', '32\u00a0m²', 32],
    [25, '25\u00a0m²', 25],
    ['27,5', '27,5\u00a0m²', 27.5],
    ['25-30', '25-30\u00a0m²', null],
    ['25 a 30', '25 a 30\u00a0m²', null],
    ['0', '0\u00a0m²', null],
    ['2 ambientes', '2 ambientes', null],
  ])('shows the area %j in square meters if it is one', (area, shown, squareMeters) => {
    expect(room({ area })).toMatchObject({ area: shown, squareMeters });
  });
  test('bed counts take precedence over the text', () => {
    const beds = { bed_configuration: '2 camas de solteiro ou 1 de casal', single_beds: '2' };
    expect(room(beds)?.beds).toEqual({ double: 0, single: 2 });
  });
  test.each([
    ['no view', 'mar'],
    ['an object', {}],
    ['a key of the prototype', 'constructor'],
  ])('drops a view that is %s, and keeps the room', (_case, view) => {
    expect(room({ view, area: '30 m²' })).toMatchObject({ view: null, squareMeters: 30 });
  });
  test.each([-1, 7, 1.5, 'x', null, {}])('ignores %j as a number of beds', (double_beds) => {
    expect(room({ double_beds, bed_configuration: '1 cama king' })?.beds).toEqual({
      double: 1,
      single: 0,
    });
  });
});

describe('day notes', () => {
  const note = { from: '2026-12-28', to: '2027-01-02', text: ' Réveillon ', min_nights: 5 };

  test.each<[string, object, number]>([
    ['whole', {}, 1],
    ['without a last day', { to: null }, 1],
    ['without text', { text: '  ' }, 0],
    ['with a day that does not exist', { from: '2026-02-30' }, 0],
    ['with reversed days', { to: '2026-12-27' }, 0],
    ['without a first day', { from: undefined }, 0],
    ['with a last day that is none', { to: 'logo' }, 0],
  ])('one %s', (_case, changed, count) => {
    expect(toDayNote({ ...note, ...changed })).toHaveLength(count);
  });
  test.each([1, 31, 2.5, '5x', null, [5]])('ignores a minimum of %j nights', (min_nights) => {
    expect(toDayNote({ ...note, min_nights })).toEqual([
      { from: '2026-12-28', to: '2027-01-02', text: 'Réveillon', minNights: null },
    ]);
  });
  test('drops only a malformed one', () => {
    const { dayNotes } = readFeatures({ day_notes: [null, 'x', note, { from: 3 }] });
    expect(dayNotes).toHaveLength(1);
  });
  test('a page contains those not yet over, in order and at most 24', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      from: `2027-01-${String((index % 28) + 1).padStart(2, '0')}`,
      to: '2027-01-28',
      text: `${index}`,
      minNights: null,
    }));
    expect(upcomingNotes(many, '2027-01-29')).toEqual([]);
    const shown = upcomingNotes(many, '2026-12-01');
    expect(shown).toHaveLength(24);
    expect(shown.map(({ from }) => from)).toEqual(shown.map(({ from }) => from).toSorted());
  });
});

describe('keys of rooms in URLs', () => {
  const keys = (...names: string[]) =>
    keyedRooms(readFeatures({ rooms: names.map((name) => ({ name })) }).rooms).map(
      ({ roomKey }) => roomKey,
    );

  test('are the names, with a number for repeated ones', () => {
    expect(keys('Suíte Vista Mar', 'Suíte vista mar!', 'Quarto 2')).toEqual([
      'suite-vista-mar',
      'suite-vista-mar-2',
      'quarto-2',
    ]);
    expect(keys('A', 'A 2', 'A')).toEqual(['a', 'a-2', 'a-3']);
  });
  test('are the position if a name has no letter', () => {
    expect(keys('海', '<>')).toEqual(['1', '2']);
  });
  test('are listed once in a URL, in either form', () => {
    expect(comparedKeys(['a,b', 'b', ',c,'])).toEqual(['a', 'b', 'c']);
    expect(compareQuery(['a', 'b'])).toBe('comparar=a,b');
  });
});

describe('differences between rooms', () => {
  test.each<[string, (number | null)[], 'max' | 'min', number | null]>([
    ['one is the largest', [32, 41, 38], 'max', 1],
    ['one is the smallest', [32, 41, 38], 'min', 0],
    ['two are', [41, 41, 38], 'max', null],
    ['one is unknown', [32, null, 38], 'max', null],
    ['there is one room', [32], 'max', null],
    ['there is none', [], 'min', null],
  ])('%s', (_case, values, way, at) => {
    expect(onlyExtremeOfAll(values, way)).toBe(at);
  });

  test('separates items included in all rooms from those in some', () => {
    const rooms = [
      ['Wi-Fi', 'Café'],
      ['Wi-Fi', 'Cofre', 'Cofre'],
    ].map((all) => ({
      includedItems: all,
    }));
    expect(includedItems(rooms)).toEqual({
      shared: ['Wi-Fi'],
      different: [
        { item: 'Café', has: [true, false] },
        { item: 'Cofre', has: [false, true] },
      ],
    });
  });
});

test.each([
  ['Quarto Família', 'masculine'],
  ['Duplex da Enseada', 'masculine'],
  ['Suíte Vista Mar', 'feminine'],
  ['Casa do Mestre', 'feminine'],
  ['Família Conjugado', null],
])('%s is %s', (name, gender) => {
  expect(roomGender(name)).toBe(gender);
});
