'use client';

import { cn } from '@/components/ui/cn';
import { HoverMenu, SUBMENU_CLOSE_MS } from '@/components/ui/hover-menu';
import type { ComingSoon } from './nav-links';

type ComingSoonListProps = {
  comingSoon: ComingSoon;
  className?: string;
  /** The hotels appear beside the states, which then stay where the pointer is. */
  beside?: boolean;
};

const BESIDE =
  'absolute -top-px z-10 left-full w-[188px] rounded-2 border border-line bg-card p-3.5 shadow-3 lg:w-[248px]';

/** Upcoming hotels by state; each state discloses its hotels. */
export function ComingSoonList({ comingSoon, className, beside }: ComingSoonListProps) {
  return (
    <ul className={cn('rounded-3 border border-line bg-card p-2 text-ink', className)}>
      {comingSoon.states.map((state) => (
        <li key={state.name}>
          <HoverMenu
            closeAfter={SUBMENU_CLOSE_MS}
            triggerClassName="flex min-h-11 w-full items-center gap-3 rounded-2 px-3 text-left font-[560] hover:bg-sand-1 [&_svg]:shrink-0"
            panelClassName={beside ? BESIDE : 'px-3 pb-2'}
            label={
              <span className="flex flex-1 items-baseline justify-between gap-3">
                {state.name}
                <span className="text-caption font-normal text-ink-2">{state.count}</span>
              </span>
            }
          >
            <ul className="border-l-2 border-ipe pl-3 text-[15px] text-ink-2">
              {state.hotels.map((hotel) => (
                <li key={hotel} className="py-1">
                  {hotel}
                </li>
              ))}
            </ul>
          </HoverMenu>
        </li>
      ))}
    </ul>
  );
}
