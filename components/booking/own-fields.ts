import { useEffect, useEffectEvent } from 'react';
import { signal } from '@/components/ui/signal';
import { STAY_ID } from './stay-id';

/** The id of the current page's own stay fields; null if it has none. */
const ownFields = signal<string>();

/** Paths of pages with stay fields; other pages link to the fields of the list. */
const HAS_FIELDS = /^\/(?:$|hotels(?:\/|$))/;

/** The link from a page of the chain to the fields that change the stay. */
export function useStayFieldsPath(pathname: string): string {
  const own = ownFields.useValue() ?? (HAS_FIELDS.test(pathname) ? STAY_ID : null);
  return own ? `#${own}` : `/hotels#${STAY_ID}`;
}

/**
 * Registers the page's own stay fields under this id. If `open` is given, links to the fields call
 * it; otherwise they only scroll there.
 */
export function useOwnFields(id: string, open?: () => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!open || !(target instanceof Element && target.closest(`a[href="#${id}"]`))) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => press(event);
    ownFields.set(id);
    document.addEventListener('click', listener);
    return () => {
      ownFields.set(null);
      document.removeEventListener('click', listener);
    };
  }, [id]);
}
