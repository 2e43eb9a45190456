'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { storedStayQuery } from '@/components/booking/stored-stay';
import { InlineScript } from '@/components/ui/inline-script';
import { readRequestedStay } from '@/lib/booking/requested-stay';
import { favoritesPath } from '@/lib/favorites/paths';
import { toCalendarDate } from '@/lib/format/date';
import { onFavoritesChange, readFavorites } from './favorites-store';
import { FAVORITES_KEY } from './local-memory';

const STYLE_ID = 'favoritos-abrindo';

/** Hides what is said of an empty list from who has one, until the script has come. */
const CODE = `try {
  if (localStorage['${FAVORITES_KEY}']) {
    const style = document.createElement('style');
    style.id = '${STYLE_ID}';
    style.textContent = '.favorites-none{display:none}.favorites-opening{display:block!important}';
    document.head.append(style);
  }
} catch {}`;

type OwnFavoritesProps = {
  /** What is said while the list is on its way. */
  opening: string;
  /** The page of who keeps no hotel. */
  children: ReactNode;
};

/**
 * The plain page of favorites, which is the same for all visitors: what the browser keeps becomes its
 * URL, and the server renders the hotels of that.
 */
export function OwnFavorites({ opening, children }: OwnFavoritesProps) {
  const router = useRouter();
  const [keeps, setKeeps] = useState(false);
  useLayoutEffect(() => {
    const look = () => setKeeps(readFavorites().length > 0);
    look();
    return onFavoritesChange(look);
  }, []);
  useEffect(() => {
    document.getElementById(STYLE_ID)?.remove();
    const hotels = readFavorites();
    if (!keeps || hotels.length === 0) return;
    const stay = readRequestedStay(storedStayQuery(), toCalendarDate(new Date()));
    router.replace(favoritesPath({ hotels, isOwn: true, stay }), { scroll: false });
  }, [keeps, router]);
  return (
    <>
      <InlineScript code={CODE} />
      <p role="status" className={keeps ? 'text-ink-2' : 'favorites-opening'}>
        {opening}
      </p>
      {keeps ? null : <div className="favorites-none">{children}</div>}
    </>
  );
}
