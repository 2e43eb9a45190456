import { createContext, useContext } from 'react';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import { type HotelFilters, type HotelView, NO_FILTERS } from '@/lib/hotels/list/filters';
import type { ListFailureMessages } from './use-list-navigation';

/** What a page of the list tells the frame around it. */
export type PageReport = {
  total: number;
  /** The total in words. */
  found: string;
  /** Null where the frame has them. */
  facets: HotelFacets | null;
};

type ListState = {
  /** What the page that is shown was asked for. */
  filters: HotelFilters;
  /** True while hotels for other filters are on their way; those on the screen stay until then. */
  loading: boolean;
  /** The pressed view, at once. */
  view: HotelView;
  /** True while other content is on its way: not where grid and list show the same hotels at once. */
  replacing: boolean;
  /** Null while those of this list are unknown: they come with its page. */
  facets: HotelFacets | null;
  /** Those of all hotels. */
  all: HotelFacets;
  /** What the hotels of this list cost its guests; null while that is unknown. */
  prices: HotelFacets['prices'];
  /** What is said where hotels could not be had. */
  failure: ListFailureMessages;
  report: (page: PageReport) => void;
  /** Shows the list with these filters. */
  show: (filters: HotelFilters) => void;
};

/** What the frame of the list knows and each part of it needs. */
export const ListContext = createContext<ListState>({
  filters: NO_FILTERS,
  loading: false,
  view: NO_FILTERS.view,
  replacing: false,
  facets: null,
  all: { total: 0, regions: {}, types: {}, amenities: {}, ratings: {}, prices: null },
  prices: null,
  failure: { title: '', timeout: '', network: '', retry: '' },
  report: () => {},
  show: () => {},
});

/** The list that the component stands in. */
export const useHotelList = () => useContext(ListContext);
