'use client';

import { useTranslations } from 'next-intl';
import { ChoiceSearch } from '@/components/admin/choice-search';
import type { RegionChoice } from '@/lib/regions/staff-queries';
import { fetchRegions } from './fetch-regions';

async function search(q: string, signal: AbortSignal) {
  const result = await fetchRegions([['q', q]], signal);
  return result.ok ? { ...result, data: result.data.regions } : result;
}

/** Searches for regions by name, beside a list that does not contain all of them. */
export function RegionSearch({ onFound }: { onFound: (regions: RegionChoice[]) => void }) {
  const t = useTranslations('hotels.admin.filters');
  return (
    <ChoiceSearch
      label={t('findRegion')}
      search={search}
      onFound={onFound}
      found={(count) => t('foundRegions', { count })}
      failed={t('regionsFailed')}
    />
  );
}
