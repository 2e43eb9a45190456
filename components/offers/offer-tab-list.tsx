'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { wrapAround } from '@/components/ui/wrap';

type OfferTabListProps = {
  label: string;
  tabs: { id: string; name: string; count: string }[];
  /** False before the script has taken over: then these are plain links within the page. */
  active: boolean;
  current: string;
  onChoose: (id: string) => void;
};

/** Which way a key leads through `count` tabs from the one at `position`; null for other keys. */
function positionAfter(key: string, position: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return wrapAround(position, 1, count);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return wrapAround(position, -1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The tabs: a row to swipe through on phones, lines that scroll when they are many elsewhere. */
export function OfferTabList({ label, tabs, active, current, onChoose }: OfferTabListProps) {
  const list = useRef<HTMLElement>(null);

  // The chosen tab in the middle of the row, also when a link has chosen it; the page stays put.
  useEffect(() => {
    const row = list.current;
    const tab = active ? document.getElementById(`aba-${current}`) : null;
    if (!row || !tab) return;
    const [around, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += box.left - around.left - (around.width - box.width) / 2;
    row.scrollTop += box.top - around.top - (around.height - box.height) / 2;
  }, [active, current]);

  const show = (id: string) => {
    onChoose(id);
    // The address leads back here; the router has no page to load for it.
    history.replaceState(history.state, '', `#${id}`);
  };
  const click = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (!active || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(id);
  };
  const press = (event: KeyboardEvent, id: string) => {
    const position = tabs.findIndex((tab) => tab.id === current);
    const next = event.key === ' ' ? tabs.findIndex((tab) => tab.id === id) : null;
    const target = next ?? positionAfter(event.key, position, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (!active || !tab) return;
    event.preventDefault();
    show(tab.id);
    list.current?.querySelectorAll('a')[target ?? 0]?.focus();
  };

  return (
    <nav
      ref={list}
      role={active ? 'tablist' : undefined}
      aria-label={label}
      className="-mx-[var(--gutter)] flex snap-x scroll-px-[var(--gutter)] gap-2.5 overflow-x-auto px-[var(--gutter)] py-1.5 [scrollbar-width:thin] md:-mx-1.5 md:max-h-58.5 md:flex-wrap md:overflow-y-auto md:px-1.5"
    >
      {tabs.map(({ id, name, count }) => (
        <a
          key={id}
          id={`aba-${id}`}
          href={`#${id}`}
          {...(active && {
            role: 'tab',
            'aria-selected': id === current,
            'aria-controls': id,
            tabIndex: id === current ? 0 : -1,
          })}
          onClick={(event) => click(event, id)}
          onKeyDown={(event) => press(event, id)}
          className="offer-tab"
        >
          <span>{name}</span>
          <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}
