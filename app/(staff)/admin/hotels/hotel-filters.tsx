'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect } from 'react';
import { SearchInput } from '@/components/admin/search-input';
import { useListFilter } from '@/components/admin/use-list-filter';
import { Select } from '@/components/ui/select';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import { TYPE_URL_VALUES } from '@/lib/hotels/list/url-values';
import { type HotelListQuery, hotelListPath, hotelListQuery } from '@/lib/hotels/list-query';
import type { RegionChoice, RegionChoices } from '@/lib/regions/staff-queries';
import { keepLastList } from './last-list';
import { RegionFilter } from './region-filter';

type HotelFiltersProps = {
  query: HotelListQuery;
  regions: RegionChoices;
  /** The region of the query; null without one, or if it no longer exists. */
  region: RegionChoice | null;
};

const CHOICE = '@min-[52rem]/area:max-w-56';

/** Filters the list by name or town, state, type and region: a GET form. */
export function HotelFilters({ query, regions, region }: HotelFiltersProps) {
  const t = useTranslations('hotels.admin.filters');
  const tTypes = useTranslations('hotels.types');
  useEffect(() => keepLastList(query), [query]);
  const chosenType = query.tipo && TYPE_URL_VALUES[query.tipo];
  const { formProps, apply, applySoon } = useListFilter({
    path: hotelListPath(query),
    values: {
      q: query.q,
      situacao: query.situacao ?? '',
      tipo: chosenType ?? '',
      regiao: query.regiao ?? '',
    },
    pathOf: (fields) => hotelListPath(hotelListQuery.parse(fields)),
  });
  return (
    <search>
      <form
        {...formProps}
        action="/admin/hotels"
        className="mb-5 grid grid-cols-1 gap-3 roomy:@max-[52rem]/area:grid-cols-3 @min-[52rem]/area:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
      >
        <SearchInput
          label={t('search')}
          placeholder={t('searchHint')}
          className="col-span-full @min-[52rem]/area:col-span-1"
          defaultValue={query.q}
          onChange={applySoon}
        />
        <Choice name="situacao" label={t('state')} chosen={query.situacao} onChange={apply}>
          <option value="">{t('anyState')}</option>
          <option value="ativos">{t('active')}</option>
          <option value="inativos">{t('inactive')}</option>
        </Choice>
        <Choice name="tipo" label={t('type')} chosen={chosenType} onChange={apply}>
          <option value="">{t('anyType')}</option>
          {HOTEL_TYPES.map((type) => (
            <option key={type} value={TYPE_URL_VALUES[type]}>
              {tTypes(type)}
            </option>
          ))}
        </Choice>
        <RegionFilter choices={regions} chosen={region} onChange={apply} className={CHOICE} />
      </form>
    </search>
  );
}

type ChoiceProps = ComponentProps<'select'> & { label: string; chosen: string | null };

function Choice({ label, chosen, ...props }: ChoiceProps) {
  return <Select {...props} defaultValue={chosen ?? ''} aria-label={label} className={CHOICE} />;
}
