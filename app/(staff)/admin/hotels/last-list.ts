'use client';

import { useSyncExternalStore } from 'react';
import { tabStorage } from '@/components/ui/stored-text';
import { type HotelListQuery, hotelListPath, hotelListQuery } from '@/lib/hotels/list-query';

const KEY = 'vitrine:hotels:list';

/**
 * Stores, for this tab, which hotels its list shows. Without storage, links back lead to the whole
 * list.
 */
export function keepLastList(query: HotelListQuery): void {
  tabStorage.write(KEY, hotelListPath(query).split('?')[1] ?? '');
}

function lastListPath(): string {
  const kept = new URLSearchParams(tabStorage.read(KEY) ?? '');
  return hotelListPath(hotelListQuery.parse(Object.fromEntries(kept)));
}

/** The path of the list of hotels as this tab last showed it. */
export const useLastListPath = (): string =>
  useSyncExternalStore(
    () => () => {},
    lastListPath,
    () => hotelListPath(hotelListQuery.parse({})),
  );
