'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { storedStayQuery } from '@/components/booking/stored-stay';
import { Button } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
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
  /** What is said where there is no connection for it, and what tries again. */
  lost: string;
  retry: string;
  /** The page of who keeps no hotel. */
  children: ReactNode;
};

/**
 * The plain page of favorites, which is the same for all visitors: what the browser keeps becomes its
 * URL, and the server renders the hotels of that.
 */
export function OwnFavorites({ opening, lost, retry, children }: OwnFavoritesProps) {
  const router = useRouter();
  const [isLost, setLost] = useState(false);
  const chosen = useChosenUrl(useCallback(() => setLost(true), []));
  const [keeps, setKeeps] = useState(false);
  useLayoutEffect(() => {
    const look = () => setKeeps(readFavorites().length > 0);
    look();
    return onFavoritesChange(look);
  }, []);
  useEffect(() => {
    document.getElementById(STYLE_ID)?.remove();
    const hotels = readFavorites();
    if (!keeps || isLost || hotels.length === 0) return;
    const stay = readRequestedStay(storedStayQuery(), toCalendarDate(new Date()));
    const path = favoritesPath({ hotels, isOwn: true, stay });
    // A service worker has a stored list for a lost connection.
    if (navigator.serviceWorker?.controller) router.replace(path, { scroll: false });
    else chosen.open(path, 'replace');
  }, [keeps, isLost, router, chosen]);
  return (
    <>
      <InlineScript code={CODE} />
      <p role="status" className={keeps ? 'text-ink-2' : 'favorites-opening'}>
        {isLost ? lost : opening}
      </p>
      {isLost ? (
        <Button variant="outline" className="mt-4" onClick={() => setLost(false)}>
          {retry}
        </Button>
      ) : null}
      {keeps ? null : <div className="favorites-none">{children}</div>}
    </>
  );
}
