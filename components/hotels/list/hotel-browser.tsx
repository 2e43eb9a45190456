'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useOptimistic, useState } from 'react';
import { PricedGuests, shownParty } from '@/components/booking/shown-stay';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { cn } from '@/components/ui/cn';
import { largeParty } from '@/lib/booking/guests';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import {
  filtersOfSegments,
  type HotelFilters,
  hotelsPath,
  isWholeList,
} from '@/lib/hotels/list/filters';
import type { Region } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';
import { ActiveFilters } from './active-filters';
import type { FilterMessages } from './filter-labels';
import { FilterPanel } from './filter-panel';
import { ListContext, type PageReport } from './list-context';
import { useFilterForm } from './use-filter-form';
import { type ListFailureMessages, useListNavigation } from './use-list-navigation';
import { usePartyPrices } from './use-party-prices';
import { ViewSwitch } from './view-switch';

type HotelBrowserProps = {
  messages: FilterMessages;
  failure: ListFailureMessages;
  /** The names of the trail and of its first two pages. */
  trail: Record<'label' | 'home' | 'hotels', string>;
  regions: Region[];
  /** The facets of the whole list. */
  facets: HotelFacets;
  /** The fields of the stay. */
  stay: ReactNode;
  children: ReactNode;
};

/**
 * The frame of the list, which persists while its pages change: filters, orders, views. A choice
 * becomes a URL at once, and that URL's page the list; of overlapping responses only the last is
 * shown.
 */
export function HotelBrowser(props: HotelBrowserProps) {
  const { messages, failure, trail, regions, facets: all, stay, children } = props;
  const segments = useSelectedLayoutSegments();
  const pagePath = segments.join('/');
  const asked = useMemo(() => filtersOfSegments(pagePath.split('/')), [pagePath]);
  const people = shownParty.useValue()?.people;
  const guests = people === undefined ? asked.guests : largeParty(people);
  const filters = useMemo(() => ({ ...asked, guests }), [asked, guests]);
  const { open, isLoading: loading } = useListNavigation(failure);
  const [view, setView] = useOptimistic(filters.view);
  const [page, setPage] = useState<PageReport | null>(null);

  const path = hotelsPath(asked);
  const go = (next: HotelFilters, how: 'push' | 'replace') => {
    const target = hotelsPath(next);
    if (!loading && target === path) return false;
    return open(target, how, () => setView(next.view));
  };
  // Prices for other guests make another list.
  const followGuests = useEffectEvent(() => {
    go({ ...filters, page: 1 }, 'replace');
  });
  const isForOthers = hotelsPath(filters) !== path;
  useEffect(() => {
    if (isForOthers) followGuests();
  }, [isForOthers]);
  const { form, change, submit } = useFilterForm(asked, go);
  const facets = isWholeList(filters) ? all : (page?.facets ?? null);
  const partyPrices = usePartyPrices(filters);
  const prices = partyPrices === undefined ? (facets ?? all).prices : partyPrices;
  const region =
    filters.regions.length === 1 && regions.find(({ id }) => id === filters.regions[0]);
  const show = (next: HotelFilters) => {
    go(next, 'push');
  };
  const isSameList = view !== filters.view && view !== 'mapa' && filters.view !== 'mapa';
  const replacing = loading && !isSameList;
  const known = { filters, loading, view, replacing, facets, all, prices, failure };
  const state = { ...known, report: setPage, show };
  return (
    <ListContext value={state}>
      {/* Fields may also belong to the form by their `form`: all changes bubble up here. */}
      <div
        className={cn('hotel-browser', asked.view === 'mapa' && 'hotel-browser-map')}
        onChange={change}
      >
        <Breadcrumbs
          label={trail.label}
          items={[
            { name: trail.home, path: '/' },
            { name: trail.hotels, path: '/hotels' },
            ...(region ? [{ name: region.name, path: regionPath(region.id) }] : []),
          ]}
        />
        <h1 className="list-title">{messages.list.heading}</h1>
        <FilterPanel
          form={form}
          messages={messages}
          regions={regions}
          stay={<PricedGuests value={asked.guests}>{stay}</PricedGuests>}
          total={page?.total ?? (pagePath === '' ? all.total : null)}
          onSubmit={submit}
        />
        <p role="status" className="sr-only">
          {loading ? messages.list.loading : page?.found}
        </p>
        <ViewSwitch messages={messages.list} />
        <ActiveFilters messages={messages} regions={regions} />
        {children}
      </div>
    </ListContext>
  );
}
