/** @jest-environment jsdom */
import { browserStorage, onStoredElsewhere, tabStorage } from '@/components/ui/stored-text';

const KEY = 'vitrine:test';

const refuse = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    });
  }
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['the tab', tabStorage],
  ['the browser', browserStorage],
])('the storage of %s', (_, storage) => {
  it('returns what was written, until it is removed', () => {
    expect(storage.read(KEY)).toBeNull();
    expect(storage.write(KEY, '')).toBe(true);
    expect([storage.read(KEY), storage.keys()]).toEqual(['', [KEY]]);
    expect(storage.write(KEY, null)).toBe(true);
    expect([storage.read(KEY), storage.keys()]).toEqual([null, []]);
  });

  it('reports that it is full and keeps the previous value', () => {
    storage.write(KEY, 'before');
    refuse('setItem');
    expect(storage.write(KEY, 'after')).toBe(false);
    expect(storage.read(KEY)).toBe('before');
  });

  it('is empty and reports each failed write if it is disabled', () => {
    refuse('getItem', 'setItem', 'removeItem');
    expect(storage.read(KEY)).toBeNull();
    expect(storage.write(KEY, 'one')).toBe(false);
    expect(storage.write(KEY, null)).toBe(false);
  });
});

it('is empty if the browser denies access to the storage itself', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(browserStorage.read(KEY)).toBeNull();
  expect(browserStorage.write(KEY, 'one')).toBe(false);
  expect(browserStorage.keys()).toEqual([]);
});

it('reports changes of the key in another tab, until it is stopped', () => {
  const heard: (string | null)[] = [];
  const end = onStoredElsewhere(KEY, (text) => heard.push(text));
  const store = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  store(KEY, 'one');
  store('vitrine:other', 'two');
  store(KEY, null);
  store(null, null);
  end();
  store(KEY, 'three');
  expect(heard).toEqual(['one', null, null]);
});
