'use client';

import { cn } from '@/components/ui/cn';
import { HoverMenu, SUBMENU_CLOSE_MS } from '@/components/ui/hover-menu';
import type { ComingSoon } from './nav-links';

type ComingSoonListProps = {
  comingSoon: ComingSoon;
  className?: string;
  /** Shows the hotels beside the states, so that the states do not move under the pointer. */
  beside?: boolean;
};

/** Upcoming hotels by state; each state discloses its hotels. */
export function ComingSoonList({ comingSoon, className, beside }: ComingSoonListProps) {
  return (
    <ul className={cn('coming-soon', className)}>
      {comingSoon.states.map((state) => (
        <li key={state.name}>
          <HoverMenu
            closeAfter={SUBMENU_CLOSE_MS}
            triggerClassName="coming-soon-state"
            panelClassName={beside ? 'coming-soon-beside' : 'px-3 pb-2'}
            label={
              <span>
                {state.name}
                <span>{state.count}</span>
              </span>
            }
          >
            <ul>
              {state.hotels.map((hotel) => (
                <li key={hotel}>{hotel}</li>
              ))}
            </ul>
          </HoverMenu>
        </li>
      ))}
    </ul>
  );
}
