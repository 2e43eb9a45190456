'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState, useTransition } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { chipVariants } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Region } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';
import type messages from '@/messages/pt-BR.json';
import { type Filter, type Filterable, fits, NO_FILTER } from './filter';
import { HotelFilters, type HotelsMessages } from './hotel-filters';
import { HotelListSkeleton } from './hotel-list-skeleton';

type HotelBrowserProps = {
  messages: HotelsMessages;
  typeTexts: (typeof messages)['hotels']['types'];
  amenityTexts: (typeof messages)['hotels']['amenities'];
  regions: Region[];
  region: Region | null;
  items: (Filterable & { card: ReactNode })[];
  emptyPicture: ReactNode;
};

/** Filters, count, grid or list. The region is part of the address, the rest narrows the page. */
export function HotelBrowser({
  messages,
  typeTexts,
  amenityTexts,
  regions,
  region,
  items,
  emptyPicture,
}: HotelBrowserProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [filter, setFilter] = useState<Filter>(NO_FILTER);

  // The words of a shared link (`/hotels?q=…`), read after the static page has come up.
  useEffect(() => {
    const text = new URLSearchParams(location.search).get('q');
    // What the visitor has typed by then counts for more.
    if (text) setFilter((current) => ({ ...current, text: current.text || text }));
  }, []);

  const shown = items.filter((item) => fits(item, filter));
  // Of what the region has, the filters leave nothing: only they have to go, not the region.
  const filteredOut = region !== null && items.length > 0;
  const chooseRegion = (id: string) =>
    startLoading(() => router.push(id ? regionPath(id) : '/hotels', { scroll: false }));

  return (
    <>
      <HotelFilters
        messages={messages}
        typeTexts={typeTexts}
        amenityTexts={amenityTexts}
        regions={regions}
        regionId={region?.id ?? ''}
        filter={filter}
        onFilter={(change) => setFilter((current) => ({ ...current, ...change }))}
        onRegion={chooseRegion}
      />
      <div className="mt-8 mb-5 flex flex-wrap items-end justify-between gap-x-3 gap-y-4 md:mt-11 md:mb-6.5 md:items-center">
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <h2 aria-live="polite" className="text-xl md:text-[1.75rem]">
            {loading ? messages.loading : formatMessage(messages.found, { count: shown.length })}
          </h2>
          {region?.name ? (
            <Link
              href="/hotels"
              scroll={false}
              className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}
            >
              {region.name}
              <Icon name="x" className="size-4" />
              <span className="sr-only">
                {formatMessage(messages.removeRegion, { region: region.name })}
              </span>
            </Link>
          ) : null}
        </div>
        <fieldset className="flex overflow-hidden rounded-2 border-[1.5px] border-control">
          <legend className="sr-only">{messages.view}</legend>
          {(['grid', 'list'] as const).map((mode) => {
            return (
              <button
                key={mode}
                type="button"
                aria-pressed={view === mode}
                disabled={loading}
                onClick={() => setView(mode)}
                className="inline-flex h-11 items-center gap-2 px-4 text-small font-[600] focus-visible:-outline-offset-3 disabled:text-disabled aria-pressed:bg-mata aria-pressed:text-white disabled:aria-pressed:bg-sand-2 disabled:aria-pressed:text-disabled"
              >
                <Icon name={mode === 'grid' ? 'layout-grid' : 'list'} />
                <span className="max-md:sr-only">
                  {mode === 'grid' ? messages.grid : messages.list}
                </span>
              </button>
            );
          })}
        </fieldset>
      </div>
      {loading ? (
        <HotelListSkeleton />
      ) : shown.length === 0 ? (
        <Empty
          picture={emptyPicture}
          text={
            filteredOut ? messages.emptyFiltered : region ? messages.emptyInRegion : messages.empty
          }
          action={
            region && !filteredOut ? (
              <Link href="/hotels" className={buttonVariants()}>
                {messages.seeAllRegions}
              </Link>
            ) : (
              <button
                type="button"
                className={buttonVariants()}
                onClick={() => setFilter(NO_FILTER)}
              >
                {messages.clearFilters}
              </button>
            )
          }
        />
      ) : (
        <ul
          data-view={view}
          className={cn(
            'group/list grid grid-cols-1',
            view === 'grid' && 'gap-x-7 gap-y-9 sm:grid-cols-2 md:gap-y-11 lg:grid-cols-3',
          )}
        >
          {shown.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards carry their own keys
            <li key={index}>{item.card}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Empty({ picture, text, action }: { picture: ReactNode; text: string; action: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
      {picture}
      <p className="max-w-[26em] text-ink-2">{text}</p>
      {action}
    </div>
  );
}
