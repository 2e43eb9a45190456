'use client';

import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import { type FavoritesList, favoritesPath } from '@/lib/favorites/paths';
import { formatMessage } from '@/lib/i18n/format-message';
import { onFavoritesChange, readFavorites, writeFavorites } from './favorites-store';

type Card = { key: string; name: string; card: ReactNode };

type FavoritesBoardProps = {
  list: FavoritesList;
  cards: Card[];
  messages: Record<'count' | 'removed' | 'undo', string>;
  /** Shown once the last card is gone. */
  empty: ReactNode;
};

/**
 * The cards of kept hotels. In the browser's own list, a card disappears with its heart and can be
 * restored; a shared list does not change.
 */
export function FavoritesBoard({ list, cards, messages, empty }: FavoritesBoardProps) {
  const { adopt } = useChosenUrl();
  const items = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [kept, setKept] = useState<string[] | null>(null);
  const [removed, setRemoved] = useState<{ card: Card; at: number } | null>(null);
  /** Index of the card to focus after the next render. */
  const focusAt = useRef<number | null>(null);
  const shown = kept && list.isOwn ? cards.filter(({ key }) => kept.includes(key)) : cards;

  /** The list to show instead of this one; null if this one shows what is kept. */
  const otherList = (isFirst: boolean, now: string[]): FavoritesList | null => {
    const known = cards.map(({ key }) => key);
    // Either someone else's list, shared by URL, or (below) a hotel kept in another tab.
    if (isFirst && !list.hotels.every((key) => now.includes(key))) return { ...list, isOwn: false };
    const others = now.filter((key) => !list.hotels.includes(key));
    // A hotel whose slug changed is kept under the new one from now on. One that no longer exists
    // has no heart to remove it by: this page says so once.
    if (isFirst && known.join() !== list.hotels.join()) {
      writeFavorites([...known, ...others]);
      if (known.some((key) => !now.includes(key))) return { ...list, hotels: known };
    }
    return others.length > 0 ? { ...list, hotels: now } : null;
  };
  const look = useEffectEvent((isFirst: boolean) => {
    const other = otherList(isFirst, readFavorites());
    if (other && adopt(favoritesPath(other))) return;
    const now = readFavorites();
    // Hotels of a stored page that were removed on other pages go without a message.
    const at = isFirst ? -1 : shown.findIndex(({ key }) => !now.includes(key));
    const gone = shown[at];
    if (gone) {
      setRemoved({ card: gone, at });
      const cell = items.current?.children[at];
      if (cell?.contains(document.activeElement)) focusAt.current = at;
    }
    setKept(now);
    if (!isFirst || now.join() !== list.hotels.join()) {
      history.replaceState(null, '', favoritesPath({ ...list, hotels: now }));
    }
  });
  useEffect(() => {
    if (!list.isOwn) return;
    look(true);
    return onFavoritesChange(() => look(false));
  }, [list.isOwn]);

  useLayoutEffect(() => {
    const at = focusAt.current;
    if (at === null) return;
    focusAt.current = null;
    const links = [...(items.current?.children ?? [])].map((item) => item.querySelector('a'));
    (links[Math.min(at, links.length - 1)] ?? heading.current)?.focus();
  });

  const undo = () => {
    if (!removed) return;
    const keys = readFavorites();
    keys.splice(removed.at, 0, removed.card.key);
    focusAt.current = removed.at;
    setRemoved(null);
    writeFavorites(keys);
  };

  return (
    <section aria-labelledby="favoritos-lista" className="favorites-own">
      <h2 id="favoritos-lista" ref={heading} tabIndex={-1}>
        {formatMessage(messages.count, { count: shown.length })}
      </h2>
      <div role="status">
        {removed ? (
          <p className="favorites-undo on-dark">
            <span>{formatMessage(messages.removed, { name: removed.card.name })}</span>
            <button type="button" onClick={undo}>
              {messages.undo}
            </button>
          </p>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <ul ref={items} className="favorites-cards">
          {shown.map(({ key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </ul>
      ) : (
        empty
      )}
    </section>
  );
}
