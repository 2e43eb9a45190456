import { useLayoutEffect, useRef } from 'react';

/** How far a notice behind another one looks out below it. */
const STEP = 14;
/** Between the notices and the dialog. */
const GAP = 8;

/** The foot of the notices on top of the screen, of which one is this element's. */
function footOf(element: HTMLElement | null): number {
  const notice = element?.closest<HTMLElement>('[data-sonner-toast]');
  const list = notice?.parentElement;
  if (!notice || !list) return 0;
  const seen = [...list.children].filter((item) => getComputedStyle(item).visibility === 'visible');
  const behind = Math.max(0, Math.min(seen.length, 3) - 1);
  return list.getBoundingClientRect().top + notice.offsetHeight + behind * STEP;
}

/**
 * Part of a notice: the open dialogs begin below it, so that it covers nothing of them. They keep that
 * place when it goes, for nothing should move away under a finger.
 */
export function NoticeRoom({ dialogs }: { dialogs: readonly HTMLElement[] }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const top = footOf(element.current) + GAP;
    for (const dialog of dialogs.filter((dialog) => dialog.getBoundingClientRect().top < top)) {
      dialog.style.setProperty('--top', `${top}px`);
      // What was pressed may stand below the lower panel's foot.
      const { activeElement } = document;
      if (dialog.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [dialogs]);
  return <span ref={element} hidden />;
}
