import { keepDraft, readDraft } from '@/app/(staff)/admin/hotels/form/draft-store';
import { NEW_HOTEL } from '@/app/(staff)/admin/hotels/form/hotel-values';

const KEY = 'vitrine:hotel:x:novo';
const ROOM = { name: 'Quarto', images: ['/art/a.webp'], included_items: ['Café'] };
const DRAFT = {
  id: '70000000-0000-4000-8000-000000000001',
  values: { ...NEW_HOTEL, name: 'Ipê', rooms: [ROOM], hero_images: ['/art/a.webp'] },
  loaded: null,
  at: '2026-11-20T12:00:00.000Z',
};

const stored = (draft: unknown) => {
  localStorage.setItem(KEY, typeof draft === 'string' ? draft : JSON.stringify(draft));
  return readDraft(KEY);
};

afterEach(() => localStorage.clear());

it.each([
  ['a new hotel', DRAFT],
  ['one that was loaded', { ...DRAFT, loaded: { version: '1', base: { name: 'A' } } }],
])('gives back %s as it was kept', (_, draft) => {
  expect(stored(draft)).toEqual(draft);
});

const values = (change: object) => ({ ...DRAFT, values: { ...DRAFT.values, ...change } });
const { rooms: _, ...older } = DRAFT.values;

it.each<[string, unknown]>([
  ['nothing', 'null'],
  ['broken text', '{"id":'],
  ['a list', []],
  ['no values', { ...DRAFT, values: null }],
  ['an older form, which had a field less', { ...DRAFT, values: older }],
  ['a text for a list', values({ rooms: 'x' })],
  ['a list of messages for a list of items', values({ rooms: ['x'] })],
  ['a list of items for a list of messages', values({ hero_images: [{}] })],
  ['a room without its lists', values({ rooms: [{ name: 'Quarto' }] })],
  ['a room with lists of something else', values({ rooms: [{ ...ROOM, images: [1] }] })],
  ['an object for a text', values({ name: {} })],
  ['no moment', { ...DRAFT, at: undefined }],
  ['no id', { ...DRAFT, id: 7 }],
  ['a version without what it was', { ...DRAFT, loaded: { version: '1' } }],
])('%s: no draft, and no failure', (_, draft) => {
  expect(stored(draft)).toBeNull();
});

it('a browser that keeps nothing harms nobody', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const spies = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse),
  ];
  expect(() => keepDraft(KEY, DRAFT as never)).not.toThrow();
  expect(() => keepDraft(KEY, null)).not.toThrow();
  expect(readDraft(KEY)).toBeNull();
  for (const spy of spies) spy.mockRestore();
});
