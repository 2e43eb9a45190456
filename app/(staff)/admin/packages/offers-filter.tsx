'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type OfferListQuery, offerListPath, readOfferQuery } from '@/lib/offers/list-query';
import type { HotelChoice } from '@/lib/offers/staff-queries';

type OffersFilterProps = {
  query: OfferListQuery;
  hotels: HotelChoice[];
  /** A field that finds further hotels, where these are not all. */
  search: ReactNode;
};

/** What the list shows, as a GET form; a choice in a select applies at once. */
export function OffersFilter({ query, hotels, search }: OffersFilterProps) {
  const t = useTranslations('offers.admin.filters');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();
  const apply = () => {
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current));
    start(() => router.push(offerListPath(readOfferQuery(typed)), { scroll: false }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <search className="mb-6 block">
      <form
        // Every address has a form of its own, so that its fields show what the list shows.
        key={offerListPath(query)}
        ref={form}
        action="/admin/packages"
        aria-label={t('label')}
        onSubmit={submit}
        className="grid grid-cols-1 items-end gap-3 @min-[20rem]/area:grid-cols-2 @min-[52rem]/area:grid-cols-[1fr_minmax(0,16.25rem)_12.5rem_auto]"
      >
        <TextField
          label={t('search')}
          className="col-span-full @min-[52rem]/area:col-span-1"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={query.search}
        />
        <Field label={t('hotel')} className="min-w-0">
          {(described) => (
            <>
              {search}
              <Select
                {...described}
                name="hotel"
                defaultValue={query.hotelId ?? ''}
                onChange={apply}
              >
                <option value="">{t('allHotels')}</option>
                {hotels.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </>
          )}
        </Field>
        <Field label={t('state')}>
          {(described) => (
            <Select
              {...described}
              name="situacao"
              defaultValue={
                query.state === null ? '' : query.state === 'active' ? 'ativas' : 'inativas'
              }
              onChange={apply}
            >
              <option value="">{t('allStates')}</option>
              <option value="ativas">{t('active')}</option>
              <option value="inativas">{t('inactive')}</option>
            </Select>
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          className="col-span-full @min-[52rem]/area:col-span-1"
          aria-busy={busy || undefined}
        >
          <Search />
          {t('apply')}
        </Button>
      </form>
    </search>
  );
}
