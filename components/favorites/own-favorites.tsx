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

/** Hides the empty state from visitors with favorites until the script has loaded. */
const CODE = `try {
  if (localStorage['${FAVORITES_KEY}']) {
    const style = document.createElement('style');
    style.id = '${STYLE_ID}';
    style.textContent = '.favorites-none{display:none}.favorites-opening{display:block!important}';
    document.head.append(style);
  }
} catch {}`;

type OwnFavoritesProps = {
  /** Shown while the list is loading. */
  opening: string;
  /** Shown if there is no connection, and the label of the retry button. */
  lost: string;
  retry: string;
  /** Shown to visitors without favorites: how to add one, and a few to start with. */
  children: ReactNode;
};

/**
 * The plain favorites page, the same for all visitors: navigates to the URL that lists what the
 * browser keeps, and the server renders those hotels.
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
    // Offline, a service worker has a stored list.
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
