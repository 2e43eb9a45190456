'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from './cn';
import { scrollBackTo, topOf } from './screen-place';

/** Distance to keep from the screen edges for a panel that would not fit (`max-w-` below). */
const EDGE_PX = 16;

type PopoverProps = {
  /** Read out when the panel opens. */
  title: string;
  /**
   * Gets the focus back on Escape. If it has the focus on closing, also its place on the screen.
   */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Whether an outside element opens or closes the panel itself. */
  isOpener?: (element: Element) => boolean;
  /** The panel sets the focus itself instead of focusing its first control. */
  focusesItself?: boolean;
  className?: string;
  children: ReactNode;
};

/** Moves a panel that reaches over the right edge of the screen to the left. */
function keepOnScreen(panel: HTMLElement): void {
  const { left, right } = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  if (right <= width) return;
  panel.style.translate = `${-Math.min(right - width + EDGE_PX, Math.max(left - EDGE_PX, 0))}px`;
}

/**
 * Returns the opener to its place on the screen, since the page scrolls to show the whole panel. A
 * press elsewhere moves the focus, and must not move the page under the pointer.
 */
function usePlace(opener: RefObject<HTMLElement | null>): void {
  // Runs before anything in the panel takes the focus, which scrolls the page as well.
  useLayoutEffect(() => {
    const element = opener.current;
    const top = topOf(element);
    return () => {
      if (document.activeElement !== element) return;
      scrollBackTo(element, top);
    };
  }, [opener]);
}

/**
 * A panel positioned in the page by CSS. It is a non-modal dialog, not a floating popper: it
 * scrolls with the page without script, is as tall as it needs to be, and inherits the colors
 * around it. Escape and a click outside close it; Tab stays inside.
 */
export function Popover({
  title,
  opener,
  onClose,
  isOpener,
  focusesItself,
  className,
  children,
}: PopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  usePlace(opener);

  // Also before the focus: it would scroll to the middle of the screen what the panel hides.
  useLayoutEffect(() => {
    if (!content.current) return;
    keepOnScreen(content.current);
    content.current.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Primitive.Root open modal={false} onOpenChange={onClose}>
      <Primitive.Content
        ref={content}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          if (focusesItself) event.preventDefault();
        }}
        onEscapeKeyDown={() => opener.current?.focus()}
        onInteractOutside={(event) => {
          const { target } = event;
          if (target instanceof Element && isOpener?.(target)) event.preventDefault();
        }}
        // Escape has already moved the focus; after a click elsewhere it belongs there.
        onCloseAutoFocus={(event) => event.preventDefault()}
        className={cn(
          'absolute z-30 max-w-[calc(100vw-32px)] scroll-mt-4 scroll-mb-16 [@media(height<45rem)]:scroll-mb-1 rounded-3 border border-line bg-card p-4.5 text-ink shadow-3 outline-none md:p-6.5',
          'transition-opacity duration-150 starting:opacity-0 motion-reduce:transition-none',
          className,
        )}
      >
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}
