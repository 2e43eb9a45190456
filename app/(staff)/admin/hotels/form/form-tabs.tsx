'use client';

import { Activity, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cn } from '@/components/ui/cn';

export type FormTab = { id: string; label: string; marked: boolean; panel: ReactNode };

type FormTabsProps = {
  label: string;
  /** Said of a tab in which something has to be mended. */
  marked: string;
  tabs: FormTab[];
  current: string;
  onOpen: (id: string) => void;
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The parts of one form. All of them stay in the page, so that nothing typed is lost; those out of
 * sight are drawn when the browser has nothing better to do, so that they delay nobody who types.
 */
export function FormTabs({ label, marked, tabs, current, onOpen }: FormTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    const next = tabs[at];
    if (!next) return;
    onOpen(next.id);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className="-mx-4 mb-6 flex overflow-x-auto border-b border-sand-3 px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`aba-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`painel-${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            className="-mb-px inline-flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent px-4.5 font-[560] text-ink-2 -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.label}
            {tab.marked ? (
              <>
                <span aria-hidden className="size-2 rounded-full bg-bad" />
                <span className="sr-only">({marked})</span>
              </>
            ) : null}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`painel-${tab.id}`}
          aria-labelledby={`aba-${tab.id}`}
          hidden={tab.id !== current}
          className={cn('gap-5', tab.id === current && 'grid')}
        >
          <Activity mode={tab.id === current ? 'visible' : 'hidden'}>{tab.panel}</Activity>
        </div>
      ))}
    </>
  );
}
