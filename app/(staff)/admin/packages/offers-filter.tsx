'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type OfferListQuery, offerListPath, readOfferQuery } from '@/lib/offers/list-query';
import type { HotelChoice } from '@/lib/offers/staff-queries';
import type { OfferTexts } from './offers-manager';

type OffersFilterProps = {
  query: OfferListQuery;
  hotels: HotelChoice[];
  texts: OfferTexts['filters'];
};

/** What the list shows, as a plain form of the address; a choice in a list applies at once. */
export function OffersFilter({ query, hotels, texts }: OffersFilterProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();
  const apply = () => {
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    start(() => router.push(offerListPath(readOfferQuery(typed)), { scroll: false }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <search className="mb-6 block">
      <form
        // Another address is another form: what it shows is what the list shows.
        key={offerListPath(query)}
        ref={form}
        action="/admin/packages"
        aria-label={texts.label}
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_minmax(0,260px)_200px_auto]"
      >
        <TextField
          label={texts.search}
          className="max-lg:col-span-2"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={query.search}
        />
        <Field label={texts.hotel} className="min-w-0">
          {(described) => (
            <Select {...described} name="hotel" defaultValue={query.hotelId ?? ''} onChange={apply}>
              <option value="">{texts.allHotels}</option>
              {hotels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.state}>
          {(described) => (
            <Select
              {...described}
              name="situacao"
              defaultValue={
                query.state === null ? '' : query.state === 'active' ? 'ativas' : 'inativas'
              }
              onChange={apply}
            >
              <option value="">{texts.allStates}</option>
              <option value="ativas">{texts.active}</option>
              <option value="inativas">{texts.inactive}</option>
            </Select>
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          className="max-lg:col-span-2"
          aria-busy={busy || undefined}
        >
          <Search aria-hidden strokeWidth={1.75} />
          {texts.apply}
        </Button>
      </form>
    </search>
  );
}
