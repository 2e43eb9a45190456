import {
  startTransition,
  type ToggleEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isOpenPopover } from './open-popover';

/**
 * For a button whose panel a script opens: until the script is there, the browser itself opens a
 * popover of plain HTML in its place. Returns the attributes of both, null once React has taken over;
 * what is only there for plain HTML is then no longer to be rendered. A popover that is open at that
 * moment is handed to `onOpen`.
 */
export function usePrehydrationPopover(onOpen: (panel: HTMLElement) => void) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const takeOver = useEffectEvent(() => {
    if (panel.current && isOpenPopover(panel.current)) {
      onOpen(panel.current);
      setHydrated(true);
      return;
    }
    // Not in the commit that hydrates the page: that would make one long task of it, of its effects
    // and of a second rendering.
    startTransition(() => setHydrated(true));
  });
  useLayoutEffect(() => takeOver(), []);
  if (hydrated) return null;
  const ref = (element: HTMLElement | null) => {
    panel.current = element;
  };
  // The script answers a press from now on. A popover beside the script's own panel would close a moment
  // later, and the browser would give the focus back to the button.
  const onBeforeToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open') return;
    event.preventDefault();
    setHydrated(true);
  };
  return {
    button: { popoverTarget: id },
    panel: { ref, id, popover: 'auto' as const, onBeforeToggle },
  };
}
