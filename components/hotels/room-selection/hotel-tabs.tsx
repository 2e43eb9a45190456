'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { tabOfKey } from '@/components/ui/tab-keys';

type Tab = { id: string; label: string; panel: ReactNode };
type HotelTabsProps = { label: string; tabs: Tab[] };

/**
 * Sections of one page as tabs. In plain HTML they are links to sections below one another; with
 * scripts, only the section in the URL is shown from the first paint (base.css), and arrow keys
 * move between the tabs after hydration.
 */
export function HotelTabs({ label, tabs }: HotelTabsProps) {
  const [hydrated, setHydrated] = useState(false);
  const [active, setActive] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const asked = location.hash.slice(1);
      if (!tabs.some(({ id }) => id === asked)) return;
      setActive(asked);
      list.current?.scrollIntoView({ block: 'nearest' });
    };
    follow();
    setHydrated(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  const open = (id: string) => {
    setActive(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === active);
    const next = tabs[tabOfKey(event.key, from, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    open(next.id);
    document.getElementById(`aba-${next.id}`)?.focus();
  };

  return (
    <div className="hotel-tabs min-w-0" data-hydrated={hydrated || undefined}>
      <div
        ref={list}
        {...(hydrated ? { role: 'tablist', onKeyDown } : { role: 'navigation' })}
        {...{ 'aria-label': label }}
        className="-mx-[var(--gutter)] flex gap-7 overflow-x-auto border-b border-sand-3 px-[var(--gutter)] [scrollbar-width:none] md:mx-0 md:gap-9 md:px-0"
      >
        {tabs.map(({ id, label: name }) => {
          const current = id === active;
          return (
            <a
              key={id}
              id={`aba-${id}`}
              href={`#${id}`}
              {...(hydrated ? tabProps(id, current) : {})}
              onClick={(event) => {
                event.preventDefault();
                open(id);
              }}
              className={cn(
                'inline-flex min-h-13 items-center border-b-[3px] text-copy whitespace-nowrap no-underline -outline-offset-3 transition-colors',
                current
                  ? 'border-primary-ui font-[640] text-ink noscript:border-transparent'
                  : 'border-transparent font-[560] text-ink-2 hover:border-sand-3 hover:text-ink',
              )}
            >
              {name}
            </a>
          );
        })}
      </div>
      {tabs.map(({ id, label: name, panel }) => (
        <section
          key={id}
          id={id}
          {...(hydrated ? { role: 'tabpanel' } : {})}
          aria-label={name}
          hidden={hydrated && id !== active}
          className="hotel-tab scroll-mt-16 pt-9 md:pt-11"
        >
          {panel}
        </section>
      ))}
    </div>
  );
}

/** Only the current tab is a tab stop; arrow keys lead to the others. */
const tabProps = (id: string, current: boolean) => ({
  role: 'tab',
  'aria-selected': current,
  'aria-controls': id,
  tabIndex: current ? 0 : -1,
});
