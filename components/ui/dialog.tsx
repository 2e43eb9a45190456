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
 * For a panel with a `DialogFooter`: what has the focus is never below it, nor under a notice on top.
 * Large type takes no more edge.
 */
export const WITH_FOOTER =
  '@container/area scroll-pt-24 scroll-pb-28 [--edge:min(1.25rem,5vw)] p-(--edge) md:[--edge:2rem]';

type DialogFooterProps = { className?: string; children: ReactNode };

/** The buttons of a dialog, which stay in sight while what is above them scrolls; very large type needs the room. */
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

/** Where `--top` is, it is the foot of the notices on top (notice-room.tsx). */
const SHAPES = {
  /** In the middle of what notices on top leave free. */
  center:
    'inset-x-0 top-(--top) bottom-[5dvh] m-auto h-fit [--top:5dvh] max-h-[calc(95dvh-var(--top))] w-[min(48.75rem,calc(100vw-min(2rem,8vw)))] overflow-auto rounded-3',
  /** Hangs below the bar and grows downwards; the whole screen on phones. */
  top: 'inset-x-0 top-[var(--top,0px)] bottom-0 flex flex-col overflow-hidden md:inset-x-auto md:top-[min(5.5rem,8vh)] md:bottom-auto md:left-1/2 md:max-h-[min(45rem,calc(100dvh-min(5.5rem,8vh)-1.5rem))] md:w-[min(48.75rem,calc(100vw-5rem))] md:-translate-x-1/2 md:rounded-3',
  side: 'top-[var(--top,0px)] right-0 bottom-0 w-[min(26.25rem,100vw)] overflow-auto',
  bottom: 'inset-x-0 bottom-0 max-h-[94dvh] overflow-auto rounded-t-[1.125rem]',
  full: 'inset-0 overflow-auto',
} as const;

type CloseButtonProps = { label: string; className?: string };

/** Closes the dialog around it, and so does what the device has for it. */
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
  /** The element that it is rendered into; the body unless said otherwise. */
  container?: HTMLElement | null;
  /** Where the focus goes on closing, if not to what opened it. */
  returnTo?: (opener: HTMLElement) => HTMLElement | null;
};

/** What takes the focus where nothing nearer is left; it is focusable in the back office. */
export const mainHeading = () => document.querySelector<HTMLElement>('main h1');

/**
 * The panel of a dialog with its veil and its close button. Focus stays in, Escape closes, and the
 * focus goes back to what opened it (the primitive alone only knows its own Trigger).
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
        // Where a press beside the panel does not close it, typing goes on in the field that has the focus.
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
          // A URL opened it, or what did is gone.
          const isLost = !current.isConnected || current === document.body;
          const asked = returnTo?.(current);
          // A dialog that closed together with this one may have led the focus on.
          if (!asked && isLost && document.activeElement !== document.body) return;
          (asked ?? (isLost ? mainHeading() : current))?.focus();
        }}
        // The primitive first takes all presses from the page, and gives them back to its panel one
        // rendering later: until then a press on it would be lost.
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
