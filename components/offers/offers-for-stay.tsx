'use client';

import { useEffect } from 'react';
import { shownStay } from '@/components/booking/shown-stay';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { OffersForStayLinkProps } from './offers-for-stay-link';

const loadLink = () => import('./offers-for-stay-link').then((module) => module.OffersForStayLink);

/** Link to the offers that fit the visit's stay; loaded once there is a stay, in reserved space. */
export function OffersForStay(props: OffersForStayLinkProps) {
  const [OffersForStayLink, fetchLink] = useLazyModule(loadLink);
  const hasStay = shownStay.useValue() !== null;
  useEffect(() => {
    if (hasStay) void fetchLink();
  }, [hasStay, fetchLink]);
  return (
    <div className="offers-for-stay">
      {OffersForStayLink ? <OffersForStayLink {...props} /> : null}
    </div>
  );
}
