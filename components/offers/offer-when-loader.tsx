'use client';

import { useEffect, useRef } from 'react';
import { useOwnFields } from '@/components/booking/own-fields';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { OfferPlannerProps } from './offer-planner';

/** The calendar is fetched when it is at most this far below the screen. */
const NEAR_PX = 300;

const loadPlanner = () => import('./offer-planner').then((module) => module.OfferPlanner);

/** The frame of the calendar, which takes its place once it has been fetched. */
export function OfferWhenLoader(props: OfferPlannerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [OfferPlanner, fetchPlanner] = useLazyModule(loadPlanner);
  useOwnFields(props.id);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void fetchPlanner();
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
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
