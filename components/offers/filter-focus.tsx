'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The target of the filter pressed last. */
let pressed = '';

/**
 * The filters of the offers. Each choice is a page of its own, where focus returns to the filter
 * that led to it, or to the active one if that filter is gone.
 */
export function FilterFocus({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const filters = holder.current;
    if (!filters) return;
    if (pressed === location.pathname + location.search) {
      const links = [...filters.querySelectorAll('a')];
      const link = links.find((one) => one.getAttribute('href') === pressed);
      (link ?? links.find((one) => one.hasAttribute('aria-current')))?.focus({
        preventScroll: true,
      });
    }
    pressed = '';
    const remember = ({ target }: MouseEvent) => {
      pressed = (target as Element).closest('a')?.getAttribute('href') ?? '';
    };
    filters.addEventListener('click', remember);
    return () => filters.removeEventListener('click', remember);
  }, []);
  return (
    <div ref={holder} className="grid min-w-0 justify-items-start gap-2.5 lg:justify-items-end">
      {children}
    </div>
  );
}
