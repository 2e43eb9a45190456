import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoritesBoard } from '@/components/favorites/favorites-board';
import {
  readFavorites,
  toggleFavorite,
  writeFavorites,
} from '@/components/favorites/favorites-store';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const KEYS = ['a', 'b', 'c'];
const STAY = { dates: null, adults: 2, childrenAges: [], promo: '' };
const MESSAGES = { count: '{count} guardados', removed: '{name} saiu.', undo: 'Desfazer' };
const show = (isOwn: boolean, hotels = KEYS) =>
  render(
    <FavoritesBoard
      list={{ hotels, isOwn, stay: STAY }}
      cards={hotels.map((key) => ({
        key,
        name: `Hotel ${key}`,
        card: (
          <article>
            <a href={`/${key}`}>{key}</a>
            <button type="button" onClick={() => toggleFavorite(key)}>
              coração {key}
            </button>
          </article>
        ),
      }))}
      messages={MESSAGES}
      empty={<p>vazio</p>}
    />,
  );
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  replace.mockClear();
});

it('removes a card with its heart, focuses the next one, and restores it', async () => {
  writeFavorites(KEYS);
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'coração b' }));
  expect(links()).toEqual(['a', 'c']);
  expect(screen.getByRole('heading')).toHaveTextContent('2 guardados');
  expect(screen.getByRole('status')).toHaveTextContent('Hotel b saiu.');
  expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
  expect(location.search).toBe('?hoteis=a,c&meus=1');
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(links()).toEqual(KEYS);
  expect(readFavorites()).toEqual(KEYS);
  expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
  expect(replace).not.toHaveBeenCalled();
});

it('focuses the previous card after the last is removed, else the heading', async () => {
  writeFavorites(['a', 'b']);
  show(true, ['a', 'b']);
  await userEvent.click(screen.getByRole('button', { name: 'coração b' }));
  expect(screen.getByRole('link', { name: 'a' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'coração a' }));
  expect(screen.getByText('vazio')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('does not change a list that was sent', async () => {
  show(false);
  await userEvent.click(screen.getByRole('button', { name: 'coração b' }));
  await userEvent.click(screen.getByRole('button', { name: 'coração b' }));
  expect(links()).toEqual(KEYS);
  expect(replace).not.toHaveBeenCalled();
});

it('shows another person’s own list as one that was sent', () => {
  writeFavorites(['a']);
  show(true);
  expect(replace).toHaveBeenCalledWith('/favoritos?hoteis=a,b,c', { scroll: false });
});

it('stores a hotel with a new slug under that slug', () => {
  writeFavorites(['a', 'old', 'z']);
  render(
    <FavoritesBoard
      list={{ hotels: ['a', 'old'], isOwn: true, stay: STAY }}
      cards={['a', 'new'].map((key) => ({ key, name: key, card: <a href={`/${key}`}>{key}</a> }))}
      messages={MESSAGES}
      empty={null}
    />,
  );
  expect(readFavorites()).toEqual(['a', 'new', 'z']);
  expect(replace).toHaveBeenCalledWith('/favoritos?hoteis=a,new&meus=1', { scroll: false });
});

it('removes a hotel that is no longer on the site', () => {
  writeFavorites(['a', 'gone', 'b']);
  render(
    <FavoritesBoard
      list={{ hotels: ['a', 'gone', 'b'], isOwn: true, stay: STAY }}
      cards={['a', 'b'].map((key) => ({ key, name: key, card: <a href={`/${key}`}>{key}</a> }))}
      messages={MESSAGES}
      empty={null}
    />,
  );
  expect(readFavorites()).toEqual(['a', 'b']);
  expect(links()).toEqual(['a', 'b']);
  // A reload finds what is kept; this page stays, and says what is gone.
  expect(location.search).toBe('?hoteis=a,b&meus=1');
  expect(replace).not.toHaveBeenCalled();
});

it('requests the page with a hotel that was kept in another tab', () => {
  writeFavorites(KEYS);
  show(true);
  act(() => writeFavorites([...KEYS, 'd']));
  expect(replace).toHaveBeenCalledWith('/favoritos?hoteis=a,b,c,d&meus=1', { scroll: false });
});

it('shows current favorites on a stored page, and requests no other page', () => {
  document.body.insertAdjacentHTML('afterbegin', '<output data-offline-note></output>');
  writeFavorites(['a', 'c', 'd']);
  show(true);
  expect(links()).toEqual(['a', 'c']);
  expect(screen.queryByText(/saiu/)).not.toBeInTheDocument();
  expect(replace).not.toHaveBeenCalled();
  document.querySelector('output')?.remove();
});
