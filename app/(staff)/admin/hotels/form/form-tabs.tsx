'use client';

import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { tabOfKey } from '@/components/ui/tab-keys';
import type { HotelValues } from '@/lib/hotels/form';
import { FORM_TABS, type FormTabName, problemPaths, tabOf } from './problems';

type FormTabsProps = {
  panels: Record<FormTabName, ReactNode>;
  current: FormTabName;
  onOpen: (tab: FormTabName) => void;
};

/**
 * The parts of the form. All stay mounted, so that rows stay expanded or collapsed. Hidden ones are
 * rendered after the visible one, in a transition, which yields to any input.
 */
export function FormTabs({ panels, current, onOpen }: FormTabsProps) {
  const t = useTranslations('hotels.form');
  const list = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<readonly FormTabName[]>([current]);
  if (!mounted.includes(current)) setMounted([...mounted, current]);
  useEffect(() => startTransition(() => setMounted(FORM_TABS)), []);
  const marked = problemPaths(useFormState<HotelValues>().errors).map(tabOf);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabOfKey(event.key, FORM_TABS.indexOf(current), FORM_TABS.length) ?? -1;
    const next = FORM_TABS[at];
    if (!next) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <>
      <div className="@container">
        <div
          ref={list}
          role="tablist"
          aria-label={t('tabsLabel')}
          onKeyDown={onKeyDown}
          // Wraps into even rows if one has no room: nothing would indicate tabs scrolled out of
          // view.
          className="mb-6 grid border-b border-sand-3 @min-[14.5rem]:grid-cols-2 @min-[21.75rem]:grid-cols-3 @min-[41rem]:flex"
        >
          {FORM_TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`aba-${tab}`}
              aria-selected={tab === current}
              aria-controls={`painel-${tab}`}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => onOpen(tab)}
              className="-mb-px inline-flex min-h-12 items-center justify-center gap-2 border-b-2 border-transparent px-1 font-[560] text-ink-2 -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink @min-[41rem]:px-4.5"
            >
              {t(`tabs.${tab}`)}
              {marked.includes(tab) ? (
                <>
                  <span aria-hidden className="size-2 rounded-full bg-bad" />
                  <span className="sr-only">({t('marked')})</span>
                </>
              ) : null}
            </button>
          ))}
        </div>
      </div>
      {FORM_TABS.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`painel-${tab}`}
          aria-labelledby={`aba-${tab}`}
          hidden={tab !== current}
          className={cn('grid-cols-1 gap-5', tab === current && 'grid')}
        >
          {mounted.includes(tab) ? panels[tab] : null}
        </div>
      ))}
      {/* By keyboard the way back is as long as the form. */}
      <Button
        variant="link"
        className="sr-only focus:not-sr-only"
        onClick={() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()}
      >
        {t('backToTabs')}
      </Button>
    </>
  );
}
