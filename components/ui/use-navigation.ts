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

/** For the notice of pages on their way: it opens them, until it is released. */
export function connectNavigation(opener: OpenPage): () => void {
  open = opener;
  return () => {
    open = null;
  };
}

/**
 * Returns what opens a page of the site. Without a connection the router would leave the page for the
 * browser's error page; only where pages are kept, the service worker answers instead. The notice does it
 * where there is one, so that what was pressed may go away (a menu, a dialog) while the page is on its way.
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
