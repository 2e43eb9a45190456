import { createContext, useContext } from 'react';

export type HotelView = 'grid' | 'list';

type ListState = {
  /** True while hotels for other filters are on their way; those on the screen stay until then. */
  loading: boolean;
  view: HotelView;
  setView: (view: HotelView) => void;
  /** Tells assistive technology what the list holds now. */
  announce: (text: string) => void;
};

/** What the frame of the list knows and each page of it needs. */
export const ListContext = createContext<ListState>({
  loading: false,
  view: 'grid',
  setView: () => {},
  announce: () => {},
});

export const useHotelList = () => useContext(ListContext);
