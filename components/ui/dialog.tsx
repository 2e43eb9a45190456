'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from './cn';
import { Icon } from './icon';
import { goOnAfterLoop, isInNotice, useNoticeFocus } from './notice-focus';
import { makeRoomForDialog } from './notify';
import { useCloseRequest } from './use-close-request';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogTitle = Primitive.Title;
export const DialogDescription = Primitive.Description;

/**
 * For a panel with a `DialogFooter`: the focused element is never hidden below it, nor under a
 * notice on top. Large type gets no wider padding.
 */
export const WITH_FOOTER =
  '@container/area scroll-pt-24 scroll-pb-28 [--edge:min(1.25rem,5vw)] p-(--edge) md:[--edge:2rem]';

type DialogFooterProps = { className?: string; children: ReactNode };

/** The buttons of a dialog, always visible while the content scrolls, except in very large type. */
export function DialogFooter({ className, children }: DialogFooterProps) {
  return (
    <div
      className={cn(
        'sticky -bottom-(--edge) low:static @max-[15rem]/area:static z-10 -mx-(--edge) -mb-(--edge) flex flex-wrap justify-end gap-3 max-sm:[&>button]:grow border-t border-line bg-card px-(--edge) py-[min(1rem,4vw)]',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** `--top`, where used, is the bottom edge of the notices on top (notice-room.tsx). */
const SHAPES = {
  /** Centered in the space that notices on top leave free. */
  center:
    'inset-x-0 top-(--top) bottom-[5dvh] m-auto h-fit [--top:5dvh] max-h-[calc(95dvh-var(--top))] w-[min(48.75rem,calc(100vw-min(2rem,8vw)))] overflow-auto rounded-3',
  /** Hangs below the bar and grows downward; full screen on phones. */
  top: 'inset-x-0 top-[var(--top,0px)] bottom-0 flex flex-col overflow-hidden md:inset-x-auto md:top-[min(5.5rem,8vh)] md:bottom-auto md:left-1/2 md:max-h-[min(45rem,calc(100dvh-min(5.5rem,8vh)-1.5rem))] md:w-[min(48.75rem,calc(100vw-5rem))] md:-translate-x-1/2 md:rounded-3',
  side: 'top-[var(--top,0px)] right-0 bottom-0 w-[min(26.25rem,100vw)] overflow-auto',
  bottom: 'inset-x-0 bottom-0 max-h-[94dvh] overflow-auto rounded-t-[1.125rem]',
  full: 'inset-0 overflow-auto',
} as const;

type CloseButtonProps = { label: string; className?: string };

/** Closes the surrounding dialog, as does the device's own close gesture. */
function CloseButton({ label, className }: CloseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useCloseRequest(true, () => button.current?.click());
  return (
    <Primitive.Close
      ref={button}
      aria-label={label}
      className={cn(
        'absolute top-3 right-3 grid size-11 place-items-center rounded-2 hover:bg-sand-1',
        className,
      )}
    >
      <Icon name="x" />
    </Primitive.Close>
  );
}

type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'onInteractOutside'> & {
  shape?: keyof typeof SHAPES;
  closeLabel: string;
  closeClassName?: string;
  overlayClassName?: string;
  /** The element to render into; the body by default. */
  container?: HTMLElement | null;
  /** Returns the element to focus on closing, if not the one that opened the dialog. */
  returnTo?: (opener: HTMLElement) => HTMLElement | null;
};

/** Takes the focus if nothing nearer is left; it is focusable in the back office. */
export const mainHeading = () => document.querySelector<HTMLElement>('main h1');

/**
 * The panel of a dialog with its overlay and close button. Focus stays inside, Escape closes, and
 * the focus returns to what opened it (the primitive alone only knows its own Trigger).
 */
export function DialogContent({
  shape = 'center',
  closeLabel,
  closeClassName,
  overlayClassName,
  container,
  returnTo,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const opener = useRef<Element | null>(null);
  useNoticeFocus();
  return (
    <Primitive.Portal container={container}>
      <Primitive.Overlay
        // If a press outside does not close the panel, the focused field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        className={cn('fixed inset-0 z-50 bg-[#0c2420b8]', overlayClassName)}
      />
      <Primitive.Content
        aria-describedby={undefined}
        onKeyDown={goOnAfterLoop}
        {...props}
        onInteractOutside={(event) => {
          if (isInNotice(event.target)) event.preventDefault();
        }}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          makeRoomForDialog();
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return;
          event.preventDefault();
          const { current } = opener;
          // A URL opened the dialog, or its opener is gone.
          const isLost = !current.isConnected || current === document.body;
          const asked = returnTo?.(current);
          // A dialog that closed together with this one may have led the focus on.
          if (!asked && isLost && document.activeElement !== document.body) return;
          (asked ?? (isLost ? mainHeading() : current))?.focus();
        }}
        // The primitive first disables pointer events on the whole page and restores them for its
        // panel one render later. Until then a press on the panel would be lost.
        className={cn(
          'pointer-events-auto fixed z-50 bg-card text-ink shadow-3 outline-none',
          SHAPES[shape],
          className,
        )}
      >
        {children}
        <CloseButton label={closeLabel} className={closeClassName} />
      </Primitive.Content>
    </Primitive.Portal>
  );
}
