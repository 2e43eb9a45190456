'use client';

import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { usePrehydrationPopover } from '@/components/ui/use-prehydration-popover';
import type { HotelMenuProps } from './hotel-menu-panel';

const loadPanel = () => import('./hotel-menu-panel').then((module) => module.HotelMenuPanel);

/**
 * The menu button of the hotel's bar. The panel's code is loaded on demand; before hydration, a
 * popover has the same links.
 */
export function HotelMenu({ className, ...panel }: HotelMenuProps & { className?: string }) {
  const [open, setOpen] = useState(false);
  const [Panel, fetchPanel, fetchPanelNow] = useLazyModule(loadPanel);
  const show = async () => {
    // Its button shows the press immediately.
    setOpen(true);
    setOpen(await fetchPanelNow());
  };
  const native = usePrehydrationPopover(show);
  return (
    <>
      <button
        type="button"
        aria-label={panel.messages.openMenu}
        {...(native?.button ?? { 'aria-expanded': open })}
        className={cn('grid size-11 place-items-center rounded-2', className)}
        onPointerDown={fetchPanel}
        onClick={show}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {native ? (
        <nav {...native.panel} className="m-auto rounded-3 bg-card p-5 text-ink shadow-3">
          {[...panel.links, ...panel.elsewhere].map(({ href, label }) => (
            <a key={href} href={href} className="block py-2.5 no-underline">
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {Panel ? <Panel {...panel} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
