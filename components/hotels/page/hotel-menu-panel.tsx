'use client';

import { type CSSProperties, type MouseEvent, useRef } from 'react';
import { ReserveLink } from '@/components/booking/reserve-link';
import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Icon, type IconName } from '@/components/ui/icon';
import Link from '@/components/ui/link';

export type HotelMenuProps = {
  hotelName: string;
  links: { href: string; label: string }[];
  /** Other pages of the chain. */
  elsewhere: { href: string; label: string; icon: IconName }[];
  messages: Record<'label' | 'book' | 'openMenu' | 'closeMenu', string>;
  /** The hotel's colors: the panel is rendered outside the element that carries them. */
  theme: CSSProperties;
};

type HotelMenuPanelProps = HotelMenuProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The hotel's sections on a phone. The page scrolls to the chosen one after the panel closes. */
export function HotelMenuPanel({
  hotelName,
  links,
  elsewhere,
  messages,
  theme,
  open,
  onOpenChange,
}: HotelMenuPanelProps) {
  const chosen = useRef<string | null>(null);
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    chosen.current = event.currentTarget.hash;
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        shape="side"
        closeLabel={messages.closeMenu}
        style={theme}
        className="flex flex-col gap-6 p-5"
        onCloseAutoFocus={(event) => {
          if (chosen.current === null) return;
          // The page can't scroll while the panel is open; now it can, to the chosen section.
          event.preventDefault();
          location.hash = chosen.current;
          chosen.current = null;
        }}
      >
        <DialogTitle className="flex min-h-8 shrink-0 items-center pr-12 font-serif text-[min(1.5rem,7.5vw)] leading-tight wrap-anywhere">
          {hotelName}
        </DialogTitle>
        <nav aria-label={messages.label}>
          <ul className="divide-y divide-line border-y border-line">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  onClick={choose}
                  className="flex min-h-14 items-center font-serif text-[min(1.25rem,10vw)] no-underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ReserveLink onClick={choose} className={buttonVariants()}>
          {messages.book}
        </ReserveLink>
        <ul className="grid justify-items-start gap-1">
          {elsewhere.map(({ href, label, icon }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={() => onOpenChange(false)}
                className="inline-flex min-h-11 items-center gap-2 font-[560]"
              >
                <Icon name={icon} className="size-4" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
