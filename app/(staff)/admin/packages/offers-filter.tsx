'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SelectField } from '@/components/admin/select-field';
import { useListFilter } from '@/components/admin/use-list-filter';
import { TextField } from '@/components/ui/field';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { type OfferListQuery, offerListPath, offerListQuery } from '@/lib/offers/list-query';

type OffersFilterProps = {
  query: OfferListQuery;
  hotels: HotelChoice[];
  /** A field that finds more hotels, if the list is incomplete. */
  search: ReactNode;
};

/** The filters of the list, as a GET form; a select applies at once, typed text after a pause. */
export function OffersFilter({ query, hotels, search }: OffersFilterProps) {
  const t = useTranslations('offers.admin.filters');
  const { formProps, apply, applySoon } = useListFilter({
    path: offerListPath(query),
    values: {
      q: query.q,
      hotel: query.hotel ?? '',
      situacao: query.situacao ?? '',
    },
    pathOf: (fields) => offerListPath(offerListQuery.parse(fields)),
  });
  return (
    <search className="mb-6 block">
      <form
        {...formProps}
        action="/admin/packages"
        aria-label={t('label')}
        className="grid grid-cols-1 items-end gap-3 @min-[20rem]/area:grid-cols-[3fr_2fr] wide:grid-cols-[1fr_minmax(0,16.25rem)_12.5rem]"
      >
        <TextField
          label={t('search')}
          className="col-span-full wide:col-span-1"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={query.q}
          onChange={applySoon}
        />
        <SelectField
          label={t('hotel')}
          className="min-w-0"
          search={search}
          name="hotel"
          defaultValue={query.hotel ?? ''}
          onChange={apply}
        >
          <option value="">{t('allHotels')}</option>
          {hotels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('state')}
          name="situacao"
          defaultValue={query.situacao ?? ''}
          onChange={apply}
        >
          <option value="">{t('allStates')}</option>
          <option value="ativas">{t('active')}</option>
          <option value="inativas">{t('inactive')}</option>
        </SelectField>
      </form>
    </search>
  );
}
