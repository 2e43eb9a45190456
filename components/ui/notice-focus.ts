import { type KeyboardEvent, useLayoutEffect } from 'react';

/**
 * Whether the target is in a notice. Notices are above dialogs, which block presses outside of them
 * (base.css lets notices receive them).
 */
export const isInNotice = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/**
 * Lets the focus move from a dialog to a notice and back. The primitive would pull it back into its
 * panel: it listens on the document from when it opens, so it must not see such a move.
 */
export function useNoticeFocus(): void {
  useLayoutEffect(() => {
    const onFocus = (event: FocusEvent) => {
      const gained = event.type === 'focusin' ? event.target : event.relatedTarget;
      const isOpen = document.querySelector('[role$=dialog][data-state=open]') !== null;
      if (isOpen && isInNotice(gained)) event.stopImmediatePropagation();
    };
    const gone = new AbortController();
    document.addEventListener('focusin', onFocus, gone);
    document.addEventListener('focusout', onFocus, gone);
    return () => gone.abort();
  }, []);
}

/** The controls of the visible notices. */
const noticeControls = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast] :is(a, button)')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Tab at the end of a dialog, and Shift-Tab at its start, moves on to the notices above it. From
 * there the primitive moves the focus to the other end, where it had already put it, without
 * scrolling to it.
 */
export function goOnAfterLoop({ key, shiftKey, nativeEvent }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  queueMicrotask(() => {
    if (!nativeEvent.defaultPrevented) return;
    // Also visible if the focus comes back to it from a notice that has closed.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    noticeControls()
      .at(shiftKey ? -1 : 0)
      ?.focus();
  });
}
