'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from './cn';

type PopoverProps = {
  /** Read out when the panel opens. */
  title: string;
  /** Gets the focus back on Escape. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Elements outside that open or close the panel by themselves. */
  isOpener?: (element: Element) => boolean;
  /** The panel focuses something of its own instead of its first control. */
  focusesItself?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A panel that hangs in the page where CSS puts it. It is a dialog that isn't modal, not a floating
 * popper: it scrolls with the page without script, is as tall as it needs to be, and keeps the
 * colors of the page around it. Escape and a click outside close it; Tab stays inside.
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

  useEffect(() => {
    content.current?.scrollIntoView({ block: 'nearest' });
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
        // Escape has moved the focus already; after a click elsewhere it belongs there.
        onCloseAutoFocus={(event) => event.preventDefault()}
        className={cn(
          'absolute z-30 scroll-mt-4 scroll-mb-16 rounded-3 border border-line bg-card p-4.5 text-ink shadow-3 outline-none md:p-6.5',
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
