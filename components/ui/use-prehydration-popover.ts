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
 * For a button whose panel is opened by script: until then, the browser itself opens a popover of
 * plain HTML in its place. Returns the attributes of both, or null once React has taken over, when
 * content for plain HTML only must no longer be rendered. A popover that is open at that moment is
 * passed to `onOpen`.
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
    // Not in the commit that hydrates the page: hydration, its effects and a second render would
    // become one long task.
    startTransition(() => setHydrated(true));
  });
  useLayoutEffect(() => takeOver(), []);
  if (hydrated) return null;
  const ref = (element: HTMLElement | null) => {
    panel.current = element;
  };
  // From now on the script handles a press. A popover beside the script's own panel would close a
  // moment later, and the browser would return the focus to the button.
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
