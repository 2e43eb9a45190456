/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { readFavorites } from '@/components/favorites/favorites-store';
import { FAVORITES_KEY } from '@/components/favorites/local-memory';
import { pressHeart, startPainting } from '@/components/favorites/paint-favorites';
import { notify } from '@/components/ui/notify';
import { MOST_FAVORITES } from '@/lib/favorites/stored';

jest.mock('@/components/ui/notify', () => ({ notify: jest.fn() }));
jest.mock('@/components/favorites/keep-offline', () => ({ keepOffline: jest.fn() }));

const MESSAGES = { full: 'Cheio', forgotten: 'Some', offline: '{date}' };
const heart = (key: string) => {
  const button = document.createElement('button');
  button.className = 'heart';
  button.dataset.hotel = key;
  button.setAttribute('aria-checked', 'false');
  document.body.append(button);
  return button;
};
const pressed = (button: HTMLElement) => button.getAttribute('aria-checked');

beforeEach(() => {
  jest.mocked(notify).mockClear();
  localStorage.clear();
  document.body.replaceChildren();
  document.body.innerHTML =
    '<span data-favorites-count></span><a class="map-pin" data-hotel="ipe-a"></a>';
});
const count = () => document.querySelector('[data-favorites-count]')?.textContent;

it('keeps and removes a hotel on a press, with its hearts, pins and the counter', () => {
  const button = heart('ipe-a');
  pressHeart(button, MESSAGES);
  expect(pressed(button)).toBe('true');
  expect(document.querySelector('a')).toHaveAttribute('data-favorite');
  expect([count(), readFavorites()]).toEqual(['1', ['ipe-a']]);
  pressHeart(button, MESSAGES);
  expect(pressed(button)).toBe('false');
  expect(document.querySelector('a')).not.toHaveAttribute('data-favorite');
  expect([count(), localStorage.getItem(FAVORITES_KEY)]).toEqual(['', null]);
});

it('takes the hotel of a heart from the surrounding card', () => {
  document.body.insertAdjacentHTML('beforeend', '<article data-hotel="ipe-c"></article>');
  const button = heart('');
  button.removeAttribute('data-hotel');
  document.querySelector('article')?.append(button);
  pressHeart(button, MESSAGES);
  expect([pressed(button), readFavorites()]).toEqual(['true', ['ipe-c']]);
});

it('updates cards that are added later, and after changes in another tab', async () => {
  startPainting(MESSAGES.offline);
  localStorage.setItem(FAVORITES_KEY, '["ipe-b"]');
  const later = heart('ipe-b');
  await waitFor(() => expect(pressed(later)).toBe('true'));
  localStorage.setItem(FAVORITES_KEY, '[broken');
  window.dispatchEvent(new StorageEvent('storage', { key: FAVORITES_KEY }));
  expect(pressed(later)).toBe('false');
});

it('refuses another hotel if the list is full, and says so', () => {
  const keys = Array.from({ length: MOST_FAVORITES }, (_, index) => `ipe-${index}`);
  localStorage.setItem(FAVORITES_KEY, JSON.stringify(keys));
  const button = heart('ipe-one-more');
  pressHeart(button, MESSAGES);
  expect(notify).toHaveBeenCalledWith({ tone: 'destructive', title: 'Cheio' });
  expect(readFavorites()).toEqual(keys);
});

it('keeps hotels in memory if storage is off, and says once that they will be forgotten', () => {
  const broken = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(broken);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(broken);
  const button = heart('ipe-a');
  pressHeart(button, MESSAGES);
  expect(pressed(button)).toBe('true');
  pressHeart(heart('ipe-b'), MESSAGES);
  expect(jest.mocked(notify).mock.calls).toEqual([[{ tone: 'destructive', title: 'Some' }]]);
  jest.restoreAllMocks();
});
