'use client';

import { useEffect } from 'react';
import { STORED_STAY } from '@/components/booking/stored-stay';
import { tabStorage } from '@/components/ui/stored-text';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { OffersForStayLinkProps } from './offers-for-stay-link';

const loadLink = () => import('./offers-for-stay-link').then((module) => module.OffersForStayLink);

/** The way to the offers that take the stay of this visit; its code is fetched where there is a stay, and its room kept. */
export function OffersForStay(props: OffersForStayLinkProps) {
  const [OffersForStayLink, fetchLink] = useLazyModule(loadLink);
  useEffect(() => {
    if (tabStorage.read(STORED_STAY)) void fetchLink();
  }, [fetchLink]);
  return (
    <div className="offers-for-stay">
      {OffersForStayLink ? <OffersForStayLink {...props} /> : null}
    </div>
  );
}
