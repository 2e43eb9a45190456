/** @jest-environment jsdom */
import { readLocal, writeLocal } from '@/components/favorites/local-memory';

const KEY = 'vitrine:test';

beforeEach(() => writeLocal(KEY, null));
afterEach(() => jest.restoreAllMocks());

const fail = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    });
  }
};

it.each([
  ['is full', () => fail('setItem')],
  ['is switched off', () => fail('getItem', 'setItem', 'removeItem')],
])('keeps values in memory while the storage %s', (_, breaks) => {
  writeLocal(KEY, 'before');
  breaks();
  writeLocal(KEY, 'one');
  expect(readLocal(KEY)).toBe('one');
  writeLocal(KEY, 'two');
  expect(readLocal(KEY)).toBe('two');
  writeLocal(KEY, null);
  expect(readLocal(KEY)).toBeNull();
});

it('reads the storage again as soon as writing works', () => {
  fail('setItem');
  writeLocal(KEY, 'one');
  jest.restoreAllMocks();
  writeLocal(KEY, 'two');
  expect([readLocal(KEY), localStorage.getItem(KEY)]).toEqual(['two', 'two']);
  // Another tab has changed it.
  localStorage.setItem(KEY, 'three');
  expect(readLocal(KEY)).toBe('three');
});
