'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { Field, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type OfferListQuery, offerListPath, readOfferQuery } from '@/lib/offers/list-query';
import type { HotelChoice } from '@/lib/offers/staff-queries';

/** Pause after the last letter before the list is loaded again, in milliseconds. */
const PAUSE_MS = 300;

type OffersFilterProps = {
  query: OfferListQuery;
  hotels: HotelChoice[];
  /** A field that finds further hotels, where these are not all. */
  search: ReactNode;
};

const stateValue = (state: OfferListQuery['state']) =>
  state === null ? '' : state === 'active' ? 'ativas' : 'inativas';

/** What the list shows, as a GET form; a choice in a select applies at once, what is typed after a pause. */
export function OffersFilter({ query, hotels, search }: OffersFilterProps) {
  const t = useTranslations('offers.admin.filters');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The fields follow the URL when it was changed by something else than them: by a link or a step
  // back. What is being typed while an answer to them is on its way stays.
  const asked = useRef<string>(undefined);
  const shown = useRef(offerListPath(query));
  useEffect(() => {
    const path = offerListPath(query);
    if (busy || path === shown.current) return;
    shown.current = path;
    const isOwn = path === asked.current;
    asked.current = undefined;
    if (isOwn) return;
    clearTimeout(timer.current);
    const { hotelId, search: words, state } = query;
    const values = { q: words, hotel: hotelId ?? '', situacao: stateValue(state) };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [query, busy]);

  const apply = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current));
    const path = offerListPath(readOfferQuery(typed));
    asked.current = path;
    start(() => router.replace(path, { scroll: false }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <search className="mb-6 block">
      <form
        ref={form}
        action="/admin/packages"
        aria-label={t('label')}
        aria-busy={busy}
        onSubmit={submit}
        className="grid grid-cols-1 items-end gap-3 @min-[20rem]/area:grid-cols-2 wide:grid-cols-[1fr_minmax(0,16.25rem)_12.5rem]"
      >
        <TextField
          label={t('search')}
          className="col-span-full wide:col-span-1"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={query.search}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(apply, PAUSE_MS);
          }}
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
              defaultValue={stateValue(query.state)}
              onChange={apply}
            >
              <option value="">{t('allStates')}</option>
              <option value="ativas">{t('active')}</option>
              <option value="inativas">{t('inactive')}</option>
            </Select>
          )}
        </Field>
      </form>
    </search>
  );
}
