import { useLayoutEffect, useRef } from 'react';

/** How far a stacked notice shows below the one in front of it, in px. */
const STEP = 14;
/** Space between the notices and the dialog, in px. */
const GAP = 8;

/** The bottom edge of the notices at the top of the screen, one of which contains the element. */
function footOf(element: HTMLElement | null): number {
  const notice = element?.closest<HTMLElement>('[data-sonner-toast]');
  const list = notice?.parentElement;
  if (!notice || !list) return 0;
  const seen = [...list.children].filter((item) => getComputedStyle(item).visibility === 'visible');
  const behind = Math.max(0, Math.min(seen.length, 3) - 1);
  return list.getBoundingClientRect().top + notice.offsetHeight + behind * STEP;
}

/**
 * Part of a notice: moves the open dialogs below it so that it covers none of them. They stay there
 * when it goes, because nothing should move away under a finger.
 */
export function NoticeRoom({ dialogs }: { dialogs: readonly HTMLElement[] }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const top = footOf(element.current) + GAP;
    for (const dialog of dialogs.filter((dialog) => dialog.getBoundingClientRect().top < top)) {
      dialog.style.setProperty('--top', `${top}px`);
      // The pressed control may now be below the bottom of the panel.
      const { activeElement } = document;
      if (dialog.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [dialogs]);
  return <span ref={element} hidden />;
}
