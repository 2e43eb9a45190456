'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from './cn';
import { Icon } from './icon';
import { useLatestTask } from './latest-task';
import { usePrehydrationPopover } from './use-prehydration-popover';

/** Hover menus close this long after the pointer has left, their sub-lists sooner (ms). */
export const MENU_CLOSE_MS = 300;
export const SUBMENU_CLOSE_MS = 200;

type HoverMenuProps = {
  label: ReactNode;
  /** Milliseconds between the pointer or the focus leaving and the panel closing. */
  closeAfter: number;
  className?: string;
  triggerClassName?: string;
  panelClassName?: string;
  /** What closes the panel gives the focus back to its button. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A button that discloses a panel: by hover with a mouse, by click, touch and keyboard otherwise.
 * Escape closes and returns the focus. Leaving it with the focus or the pointer closes it after a
 * while: what is pressed next must not move away under the finger.
 */
export function HoverMenu({
  label,
  closeAfter,
  className,
  triggerClassName,
  panelClassName,
  children,
}: HoverMenuProps) {
  const [open, setOpen] = useState(false);
  const closing = useLatestTask();
  const trigger = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  // A mouse has already opened the menu by coming near: its click must not close it again.
  const hovered = useRef(false);
  const panelId = useId();
  const native = usePrehydrationPopover(() => setOpen(true));

  const withMouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    closing.cancel();
    action();
  };
  const closeLater = () => closing.startAfter(closeAfter, () => setOpen(false));
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the listeners only serve the button inside
    <div
      ref={root}
      className={cn('relative', className)}
      onPointerEnter={withMouse(() => {
        hovered.current = true;
        setOpen(true);
      })}
      onPointerLeave={withMouse(() => {
        hovered.current = false;
        closeLater();
      })}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (!hovered.current) closing.cancel();
      }}
      onBlur={(event) => {
        if (!hovered.current && !root.current?.contains(event.relatedTarget)) closeLater();
      }}
    >
      <button
        ref={trigger}
        type="button"
        {...(native?.button ?? { 'aria-expanded': open, 'aria-controls': panelId })}
        className={triggerClassName}
        onClick={() => setOpen((was) => hovered.current || !was)}
      >
        {label}
        <Icon
          name="chevron-down"
          className={cn('size-4 transition-transform duration-200', open && 'rotate-180')}
        />
      </button>
      <div
        {...(native
          ? { ...native.panel, className: 'm-auto bg-transparent' }
          : { id: panelId, hidden: !open, className: panelClassName })}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </div>
  );
}
