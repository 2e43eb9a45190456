import { createContext, useContext } from 'react';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import { type HotelFilters, type HotelView, NO_FILTERS } from '@/lib/hotels/list/filters';
import type { ListFailureMessages } from './use-list-navigation';

/** What a page of the list reports to its frame. */
export type PageReport = {
  total: number;
  /** The total, as text. */
  found: string;
  /** Null if the frame has them. */
  facets: HotelFacets | null;
};

type ListState = {
  /** The requested filters of the current page. */
  filters: HotelFilters;
  /** True while hotels for other filters load; the current ones stay until then. */
  loading: boolean;
  /** The view as soon as it is pressed. */
  view: HotelView;
  /** True while other content loads, but not when grid and list show the same hotels. */
  replacing: boolean;
  /** Null until known: those of this list come with its page. */
  facets: HotelFacets | null;
  /** Those of all hotels. */
  all: HotelFacets;
  /** The prices of this list for its guests; null while unknown. */
  prices: HotelFacets['prices'];
  /** The messages for hotels that can't be loaded. */
  failure: ListFailureMessages;
  report: (page: PageReport) => void;
  /** Shows the list with these filters. */
  show: (filters: HotelFilters) => void;
};

/** What the frame of the list provides to each of its parts. */
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

/** The list that the component is in. */
export const useHotelList = () => useContext(ListContext);
