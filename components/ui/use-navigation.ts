import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { ifConnected } from './connection';
import { toastUnfetched } from './notify';

type Options = {
  /** False keeps the scroll position. */
  scroll?: boolean;
};

/** Opens a page of the site by the router. */
export type OpenPage = (href: string, options?: Options) => void;

let open: OpenPage | null = null;

/** Registers the navigation notice to open pages. Returns a function that unregisters it. */
export function connectNavigation(opener: OpenPage): () => void {
  open = opener;
  return () => {
    open = null;
  };
}

/**
 * Returns a function that opens a page of the site. Without a connection the router would leave for
 * the browser's error page, unless a service worker with stored pages answers instead. Delegates to
 * the navigation notice if there is one, so that what was pressed (a menu, a dialog) may unmount
 * while the page loads.
 */
export function useNavigation(): OpenPage {
  const router = useRouter();
  return useCallback<OpenPage>(
    (...page) => {
      const go = () => (open ? open(...page) : router.push(...page));
      if (navigator.serviceWorker?.controller) go();
      else ifConnected(go, () => toastUnfetched('offline'));
    },
    [router],
  );
}
