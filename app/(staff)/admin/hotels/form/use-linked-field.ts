import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { useConsumeSearchParam } from '@/components/admin/use-consume-search-param';
import { useHydrated } from '@/components/admin/use-hydrated';

const LinkedFieldContext = createContext<string | null>(null);

/** The path of the field with which the form begins; the item that holds it begins unfolded. */
export const LinkedField = LinkedFieldContext.Provider;

/** The place of the item of a list that holds the field with which the form begins; else -1. */
export function useLinkedItem(list: string): number {
  const asked = useContext(LinkedFieldContext);
  return asked?.startsWith(`${list}.`) ? Number.parseInt(asked.slice(list.length + 1), 10) : -1;
}

/** The element of a field, else that of the list or the item that holds it. */
export function elementOf(form: HTMLElement, path: string): HTMLElement | null {
  const all = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const found = all.find(({ dataset }) => dataset.field === path);
  const above = path.lastIndexOf('.');
  return found ?? (above < 0 ? null : elementOf(form, path.slice(0, above)));
}

/**
 * Brings the field that the URL names into sight and focuses it, once, and removes it from the
 * URL (`path` is the one without it). Returns the field.
 */
export function useLinkedField(
  form: RefObject<HTMLElement | null>,
  field: string | undefined,
  path: string,
): string | null {
  const [asked] = useState(field ?? null);
  const isHydrated = useHydrated();
  useConsumeSearchParam(asked !== null, path);
  useEffect(() => {
    const target = isHydrated && asked && form.current ? elementOf(form.current, asked) : null;
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [form, asked, isHydrated]);
  return asked;
}
