'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useRef, useTransition } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClasses } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import { type HotelListQuery, hotelListPath, hotelListQuery } from '@/lib/hotels/list/staff-query';
import { keepLastList } from './last-list';

/** Pause after the last letter before the list is loaded again, in milliseconds. */
const PAUSE_MS = 300;

/** The words that a list is searched for where this was typed. */
const wordsOf = (typed: string) => hotelListQuery.parse({ q: typed }).q;

type HotelFiltersProps = {
  query: HotelListQuery;
  regions: { id: string; name: string }[];
};

/** Filters the list by name or town, state, type and region: a GET form. */
export function HotelFilters({ query, regions }: HotelFiltersProps) {
  const t = useTranslations('hotels.admin.filters');
  const tTypes = useTranslations('hotels.types');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [busy, start] = useTransition();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => keepLastList(query), [query]);

  // The fields follow the URL when it was changed by something else than them: by a link or a step
  // back. What is being typed, and what was typed before hydration, stays.
  const shown = useRef(query);
  useEffect(() => {
    if (busy || shown.current === query) return;
    shown.current = query;
    for (const name of ['situacao', 'tipo', 'regiao'] as const) {
      const choice = form.current?.elements.namedItem(name);
      if (choice instanceof HTMLSelectElement) choice.value = query[name] ?? '';
    }
    const isTyping = timer.current !== undefined;
    if (!input.current || isTyping || wordsOf(input.current.value) === query.q) return;
    input.current.value = query.q;
  }, [query, busy]);

  const apply = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
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
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="mb-5 grid grid-cols-1 gap-3 roomy:@max-[52rem]/area:grid-cols-3 @min-[52rem]/area:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
      >
        <div className="relative col-span-full @min-[52rem]/area:col-span-1">
          <Search className="pointer-events-none absolute top-3.5 left-4 size-5" />
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={100}
            aria-label={t('search')}
            placeholder={t('search')}
            className={cn(inputClasses, 'pl-12')}
            onChange={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(apply, PAUSE_MS);
            }}
          />
        </div>
        <Choice name="situacao" label={t('state')} chosen={query.situacao} onChange={apply}>
          <option value="">{t('anyState')}</option>
          <option value="ativos">{t('active')}</option>
          <option value="inativos">{t('inactive')}</option>
        </Choice>
        <Choice name="tipo" label={t('type')} chosen={query.tipo} onChange={apply}>
          <option value="">{t('anyType')}</option>
          {HOTEL_TYPES.map((type) => (
            <option key={type} value={type}>
              {tTypes(type)}
            </option>
          ))}
        </Choice>
        <Choice name="regiao" label={t('region')} chosen={query.regiao} onChange={apply}>
          <option value="">{t('anyRegion')}</option>
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
    <Select
      {...props}
      defaultValue={chosen ?? ''}
      aria-label={label}
      className="@min-[52rem]/area:max-w-56"
    />
  );
}
