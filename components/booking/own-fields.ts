import { useEffect, useEffectEvent } from 'react';
import { signal } from '@/components/ui/signal';
import { STAY_ID } from './stay-id';

/** The id of the fields with which the page that is shown asks for a stay; null where it has none. */
const ownFields = signal<string>();

/** Pages whose URL alone says that they have fields; from those without it is the list's. */
const HAS_FIELDS = /^\/(?:$|hotels(?:\/|$))/;

/** Where the fields are that change the stay, from a page of the chain. */
export function useStayFieldsPath(pathname: string): string {
  const own = ownFields.useValue() ?? (HAS_FIELDS.test(pathname) ? STAY_ID : null);
  return own ? `#${own}` : `/hotels#${STAY_ID}`;
}

/**
 * Says that the page has fields of its own below this id. Where `open` is given a link to them opens
 * them; else it only leads there.
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
