'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect, useRef, useTransition } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClasses } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { HotelType } from '@/lib/hotels/hotel-type';
import { type HotelListQuery, hotelListPath, hotelListQuery } from '@/lib/hotels/list-query';
import type messages from '@/messages/pt-BR.json';

/** Rest after the last letter before the list is asked for anew, in milliseconds. */
const REST_MS = 300;

type HotelFiltersProps = {
  query: HotelListQuery;
  regions: { id: string; name: string }[];
  types: Record<HotelType, string>;
  texts: (typeof messages)['adminHotels']['filters'];
};

/** Name or town, state, type and region; all of it stands in the address. A plain form at heart. */
export function HotelFilters({ query, regions, types, texts }: HotelFiltersProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [busy, start] = useTransition();
  useEffect(() => () => clearTimeout(rest.current), []);

  const ask = () => {
    clearTimeout(rest.current);
    if (!form.current) return;
    const typed = hotelListQuery.parse(Object.fromEntries(new FormData(form.current)));
    start(() => router.replace(hotelListPath(typed), { scroll: false }));
  };
  return (
    <search>
      <form
        ref={form}
        action="/admin/hotels"
        aria-busy={busy}
        // What the address says afterwards (the back button) is what the fields show.
        key={`${query.situacao}|${query.tipo}|${query.regiao}`}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
        className="mb-5 grid gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
      >
        <div className="relative sm:col-span-3 lg:col-span-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3.5 left-4 size-5"
            strokeWidth={1.75}
          />
          <input
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={100}
            aria-label={texts.search}
            placeholder={texts.search}
            className={cn(inputClasses, 'pl-12')}
            onChange={() => {
              clearTimeout(rest.current);
              rest.current = setTimeout(ask, REST_MS);
            }}
          />
        </div>
        <Choice name="situacao" label={texts.state} chosen={query.situacao} onChange={ask}>
          <option value="">{texts.anyState}</option>
          <option value="ativos">{texts.active}</option>
          <option value="inativos">{texts.inactive}</option>
        </Choice>
        <Choice name="tipo" label={texts.type} chosen={query.tipo} onChange={ask}>
          <option value="">{texts.anyType}</option>
          {Object.entries(types).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice name="regiao" label={texts.region} chosen={query.regiao} onChange={ask}>
          <option value="">{texts.anyRegion}</option>
          {regions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      </form>
    </search>
  );
}

type ChoiceProps = ComponentProps<'select'> & { label: string; chosen: string | null };

function Choice({ label, chosen, ...props }: ChoiceProps) {
  return (
    <Select {...props} defaultValue={chosen ?? ''} aria-label={label} className="lg:max-w-56" />
  );
}
