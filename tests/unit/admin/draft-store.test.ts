/** @jest-environment jsdom */
import { fitsHotel } from '@/app/(staff)/admin/hotels/form/draft-fits';
import { NEW_HOTEL } from '@/app/(staff)/admin/hotels/form/hotel-values';
import {
  claimDraft,
  draftKeys,
  draftKeysOf,
  eraseDrafts,
  keepDraft,
  readDraft,
} from '@/components/admin/drafts/draft-store';
import { fitsForm } from '@/components/admin/drafts/fits-form';

const KEY = 'vitrine:hotel:x:novo';
const ROOM = { name: 'Quarto', images: ['/art/a.webp'], included_items: ['Café'] };
const DRAFT = {
  id: '70000000-0000-4000-8000-000000000001',
  values: { ...NEW_HOTEL, name: 'Ipê', rooms: [ROOM], hero_images: ['/art/a.webp'] },
  loaded: null,
  sent: [],
  at: '2026-11-20T12:00:00.000Z',
};

const stored = (draft: unknown) => {
  localStorage.setItem(KEY, typeof draft === 'string' ? draft : JSON.stringify(draft));
  return readDraft(KEY, fitsHotel);
};

afterEach(() => localStorage.clear());

it.each([
  ['a new hotel', DRAFT],
  ['one that was loaded', { ...DRAFT, loaded: { version: '1', base: { name: 'A' } } }],
])('returns %s as it was stored', (_, draft) => {
  expect(stored(draft)).toEqual(draft);
});

it('keeps what was sent without an answer, if this form can show it', () => {
  const sent = [DRAFT.values, { name: 'an older form' }];
  expect(stored({ ...DRAFT, sent })?.sent).toEqual([DRAFT.values]);
  const { sent: _, ...before } = DRAFT;
  expect(stored(before)?.sent).toEqual([]);
});

it('finds only the drafts of one hotel', () => {
  for (const key of ['a:novo:1', 'a:novo:2', 'a:7:1', 'ab:novo:1']) localStorage.setItem(key, '');
  expect(draftKeys('a:novo').sort()).toEqual(['a:novo:1', 'a:novo:2']);
});

it('claims a draft only when no other form holds it, and releases it again', async () => {
  const asked: (() => Promise<unknown>)[] = [];
  const request = (_key: string, _options: object, use: () => Promise<unknown>) => {
    asked.push(use);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const claimed: string[] = [];
  const giveUp = claimDraft('k', () => claimed.push('first'));
  claimDraft('k', () => claimed.push('second'));
  const [first, second] = asked;
  expect(claimed).toEqual([]);
  // The browser holds a lock until its holder's promise settles, then calls the next one.
  const held = first?.();
  expect(claimed).toEqual(['first']);
  expect(await Promise.race([held, 'held'])).toBe('held');
  giveUp();
  await held;
  void second?.();
  expect(claimed).toEqual(['first', 'second']);
  Reflect.deleteProperty(navigator, 'locks');
});

const values = (change: object) => ({ ...DRAFT, values: { ...DRAFT.values, ...change } });
const { rooms: _rooms, ...older } = DRAFT.values;

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
])('%s: returns no draft and does not throw', (_, draft) => {
  expect(stored(draft)).toBeNull();
});

it('does not throw if the browser cannot store anything', () => {
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
  expect(readDraft(KEY, fitsHotel)).toBeNull();
  for (const spy of spies) spy.mockRestore();
});

const OFFER = { name: 'Oferta', price: '', hotels: null, features: ['Wi-Fi'], is_active: true };

it.each<[string, object, boolean]>([
  ['the form itself', {}, true],
  ['a number where a text is typed', { price: 1290 }, true],
  ['nothing in a field', { name: null }, true],
  ['an optional list', { hotels: ['a'] }, true],
  ['a missing field', { name: undefined }, false],
  ['a list for a text', { name: ['x'] }, false],
  ['a text for a list', { features: 'x' }, false],
  ['nothing for a list', { features: null }, false],
  ['a text for an optional list', { hotels: 'a' }, false],
])('a record’s form can show %s: %j', (_, change, isShown) => {
  expect(fitsForm(OFFER, ['hotels'])({ ...OFFER, ...change })).toBe(isShown);
});

it('erases only the drafts of one person', () => {
  const others = ['vitrine:offers:b:novo:1', 'vitrine:hotels:list', 'vitrine:favorites'];
  const own = ['vitrine:hotel:a:novo:1', 'vitrine:offers:a:7:2'];
  for (const key of [...own, ...others]) localStorage.setItem(key, '');
  expect(draftKeysOf('a').sort()).toEqual(own);
  eraseDrafts('a');
  expect(Object.keys(localStorage).sort()).toEqual(others.sort());
});
