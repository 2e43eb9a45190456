'use client';

import { type CSSProperties, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type messages from '@/messages/pt-BR.json';

const loadPanel = () => import('./hotel-menu-panel').then((module) => module.HotelMenuPanel);

export type HotelMenuProps = {
  hotelName: string;
  links: { href: string; label: string }[];
  all: { href: string; label: string };
  messages: (typeof messages)['hotelPage']['nav'];
  /** The hotel's colors: the panel is rendered outside the element that carries them. */
  theme: CSSProperties;
};

/** The burger of the hotel's bar. The panel's code is loaded when it is first wanted. */
export function HotelMenu({ className, ...panel }: HotelMenuProps & { className?: string }) {
  const [open, setOpen] = useState(false);
  const [Panel, fetchPanel, fetchPanelNow] = useLazyModule(loadPanel);
  return (
    <>
      <button
        type="button"
        aria-label={panel.messages.openMenu}
        aria-expanded={open}
        className={cn('grid size-11 place-items-center rounded-2', className)}
        onPointerDown={fetchPanel}
        onClick={async () => setOpen(await fetchPanelNow())}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {Panel ? <Panel {...panel} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
