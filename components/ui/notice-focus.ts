import { type KeyboardEvent, useLayoutEffect } from 'react';

/** Notices stand above dialogs, whose pages take no press outside of them (base.css lets notices take it). */
export const isInNotice = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/**
 * Lets the focus go from a dialog to a notice and back. The primitive would fetch it back into its panel:
 * it listens on the document, from the time when it opens, and is not told of such a move.
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

/** What can be pressed in the notices that are seen. */
const noticeControls = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast] :is(a, button)')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Tab at the end of a dialog, and back at its beginning, leads to the notices above it; from there the
 * primitive takes it to the other end, where it has moved the focus before, without scrolling to it.
 */
export function goOnAfterLoop({ key, shiftKey, nativeEvent }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  queueMicrotask(() => {
    if (!nativeEvent.defaultPrevented) return;
    // In sight as well when the focus comes back to it from a notice that has closed.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    noticeControls()
      .at(shiftKey ? -1 : 0)
      ?.focus();
  });
}
