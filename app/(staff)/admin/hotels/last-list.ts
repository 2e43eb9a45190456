'use client';

import { useSyncExternalStore } from 'react';
import { type HotelListQuery, hotelListPath, hotelListQuery } from '@/lib/hotels/list/staff-query';

const KEY = 'vitrine:hotels:list';

/** Keeps for this tab which hotels its list shows. */
export function keepLastList(query: HotelListQuery): void {
  try {
    sessionStorage.setItem(KEY, hotelListPath(query).split('?')[1] ?? '');
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

function lastListPath(): string {
  try {
    const kept = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
    return hotelListPath(hotelListQuery.parse(Object.fromEntries(kept)));
  } catch {
    return hotelListPath(hotelListQuery.parse({}));
  }
}

/** The list of hotels as this tab showed it last. */
export const useLastListPath = (): string =>
  useSyncExternalStore(
    () => () => {},
    lastListPath,
    () => hotelListPath(hotelListQuery.parse({})),
  );
