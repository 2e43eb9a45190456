import { useRouter } from 'next/navigation';
import { useCallback } from 'react';

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
 * Returns what opens a page of the site. The notice does it where there is one, so that what was pressed
 * may go away (a menu, a dialog) while the page is on its way.
 */
export function useNavigation(): OpenPage {
  const router = useRouter();
  return useCallback<OpenPage>(
    (...page) => (open ? open(...page) : router.push(...page)),
    [router],
  );
}
