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

/** Delay before a hover menu closes after the pointer has left; shorter for its sub-lists (ms). */
export const MENU_CLOSE_MS = 300;
export const SUBMENU_CLOSE_MS = 200;

type HoverMenuProps = {
  label: ReactNode;
  /** Milliseconds between the pointer or the focus leaving and the panel closing. */
  closeAfter: number;
  className?: string;
  triggerClassName?: string;
  panelClassName?: string;
  /** `close` closes the panel and returns the focus to its button. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A button that discloses a panel: on hover with a mouse, otherwise on click, touch or keyboard.
 * Escape closes it and returns the focus. It closes some time after the focus or pointer leaves:
 * what is pressed next must not move away under the finger.
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
  // Approaching with a mouse has already opened the menu: the click must not close it again.
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
