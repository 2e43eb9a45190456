'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { ChoiceSearch } from './choice-search';
import { fetchHotels } from './fetch-hotels';

type HotelSearchProps = Omit<
  ComponentProps<typeof ChoiceSearch<HotelChoice>>,
  'search' | 'found' | 'failed'
>;

async function search(q: string, signal: AbortSignal) {
  const result = await fetchHotels([['q', q]], signal);
  return result.ok ? { ...result, data: result.data.hotels } : result;
}

/** Searches for hotels by name and adds the results to a list that does not contain all of them. */
export function HotelSearch(props: HotelSearchProps) {
  const t = useTranslations('admin.forms.hotelSearch');
  return (
    <ChoiceSearch
      {...props}
      search={search}
      found={(count) => t('found', { count })}
      failed={t('failed')}
    />
  );
}
