'use client';

import { useEffect, useRef } from 'react';
import { useOwnFields } from '@/components/booking/own-fields';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { whenNear } from '@/components/ui/when-near';
import type { OfferPlannerProps } from './offer-planner';

const loadPlanner = () => import('./offer-planner').then((module) => module.OfferPlanner);

/** Placeholder for the calendar, which loads when the visitor scrolls near and replaces it. */
export function OfferWhenLoader(props: OfferPlannerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [OfferPlanner, fetchPlanner] = useLazyModule(loadPlanner);
  useOwnFields(props.id);
  useEffect(() => {
    if (frame.current) return whenNear(frame.current, () => void fetchPlanner());
  }, [fetchPlanner]);
  if (OfferPlanner) return <OfferPlanner {...props} />;
  const { id, messages, price, terms } = props;
  return (
    <div ref={frame} className="offer-when">
      <div>
        <h2 id={id} className="text-h3">
          {messages.heading}
        </h2>
        <div className="offer-calendar" />
        {terms}
      </div>
      <div className="min-h-[19rem] noscript:min-h-0">{price}</div>
    </div>
  );
}
