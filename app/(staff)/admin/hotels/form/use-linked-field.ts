import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { useConsumeSearchParam } from '@/components/admin/use-consume-search-param';
import { useHydrated } from '@/components/admin/use-hydrated';

const LinkedFieldContext = createContext<string | null>(null);

/** Provides the path of the field to focus first; the item that contains it starts expanded. */
export const LinkedField = LinkedFieldContext.Provider;

/** The index of the list item that contains the field to focus first; else -1. */
export function useLinkedItem(list: string): number {
  const asked = useContext(LinkedFieldContext);
  return asked?.startsWith(`${list}.`) ? Number.parseInt(asked.slice(list.length + 1), 10) : -1;
}

/** The element of a field, or else of the item or list that contains it. */
export function elementOf(form: HTMLElement, path: string): HTMLElement | null {
  const all = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const found = all.find(({ dataset }) => dataset.field === path);
  const above = path.lastIndexOf('.');
  return found ?? (above < 0 ? null : elementOf(form, path.slice(0, above)));
}

/**
 * Scrolls to the field named in the URL and focuses it, once, then removes it from the URL (`path`
 * is the URL without it). Returns the field.
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
