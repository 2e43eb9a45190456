import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCloseRequest } from '@/components/ui/use-close-request';
import { usePrehydrationPopover } from '@/components/ui/use-prehydration-popover';
import { keepFocusIn } from './sheet-keys';

/** The sheet of the filters on phones: whether it is open, and where the focus is before and after. */
export function useFilterSheet() {
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  /** The field that had focus on hydration. */
  const inUse = useRef<HTMLElement | null>(null);
  const native = usePrehydrationPopover((panel) => {
    inUse.current = panel.querySelector(':focus');
    // Both of its buttons open the same sheet, so either may get focus back.
    opener.current = document.querySelector(`.filter-bar [popovertarget="${panel.id}"]`);
    setOpen(true);
  });

  useEffect(() => {
    if (!open) return;
    (inUse.current ?? closer.current)?.focus();
    inUse.current = null;
  }, [open]);
  const show = (button: HTMLElement) => {
    opener.current = button;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useCloseRequest(open, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.defaultPrevented) return;
    if (event.key === 'Escape') close();
    else keepFocusIn(sheet.current, event);
  };
  return { open, sheet, closer, native, show, close, onKeyDown };
}
