'use client';

import { useRouter, useSelectedLayoutSegments } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { filtersOfSegments, type HotelFilters, hotelsPath } from '@/lib/hotels/list-filters';
import type { Region } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';
import { type FilterMessages, FiltersForm } from './filters-form';
import { type HotelView, ListContext } from './list-context';

/** So long after the last key typed words are looked for, in milliseconds. */
const TYPING_MS = 180;

type HotelBrowserProps = {
  messages: FilterMessages;
  /** The names of the trail and of its first two pages. */
  trail: Record<'label' | 'home' | 'hotels', string>;
  regions: Region[];
  children: ReactNode;
};

/**
 * The filters above the list, which stay while its pages change. What is chosen becomes an address at
 * once, and the page of that address the list; of answers that cross only the last one is shown.
 */
export function HotelBrowser({ messages, trail, regions, children }: HotelBrowserProps) {
  const router = useRouter();
  const segments = useSelectedLayoutSegments();
  const path = segments.join('/');
  const shown = filtersOfSegments(segments);
  const [loading, startLoading] = useTransition();
  const [view, setView] = useState<HotelView>('grid');
  const [status, setStatus] = useState('');
  const [draft, setDraft] = useState(shown);
  /** The draft before it is rendered: several fields may be taken over at once. */
  const latest = useRef(draft);
  const [known, setKnown] = useState(path);
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another address: what it says, but for words that are being typed.
  if (known !== path) {
    setKnown(path);
    setDraft(isTyping ? { ...shown, text: draft.text } : shown);
  }
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (filters: HotelFilters, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    setTyping(false);
    const next = hotelsPath(filters);
    if (!loading && next === hotelsPath(shown)) return;
    startLoading(() => router[how](next, { scroll: false }));
  };
  const change = (part: Partial<HotelFilters>) => {
    latest.current = { ...latest.current, ...part, page: 1 };
    setDraft(latest.current);
    return latest.current;
  };
  const choose = (part: Partial<HotelFilters>) => show(change(part), 'push');
  const type = (text: string) => {
    change({ text });
    setTyping(true);
    clearTimeout(timer.current);
    // Back leads to the list before these words, not through each letter of them.
    const how = shown.text ? 'replace' : 'push';
    timer.current = setTimeout(() => show(latest.current, how), TYPING_MS);
  };

  const region = regions.find(({ id }) => id === shown.region);
  return (
    <ListContext value={{ loading, view, setView, announce: setStatus }}>
      <Breadcrumbs
        label={trail.label}
        items={[
          { name: trail.home, path: '/' },
          { name: trail.hotels, path: '/hotels' },
          ...(region ? [{ name: region.name, path: regionPath(region.id) }] : []),
        ]}
      />
      <h1 className="mt-2 mb-6 max-w-[13em] text-h1 md:mb-9">{messages.list.heading}</h1>
      <FiltersForm
        messages={messages}
        regions={regions}
        filters={draft}
        onType={type}
        onChoose={choose}
        onSubmit={() => show(change({}), 'push')}
      />
      <p role="status" className="sr-only">
        {loading ? messages.list.loading : status}
      </p>
      {children}
    </ListContext>
  );
}
