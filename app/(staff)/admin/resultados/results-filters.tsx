'use client';

import { Calendar } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react';
import { HotelSearch } from '@/components/admin/hotel-search';
import { buttonVariants } from '@/components/ui/button';
import {
  RESULT_PERIODS,
  type ResultsQuery,
  resultsPath,
  resultsQuery,
  type WEEKS,
} from '@/lib/results/list-query';
import { FilterSelect } from './filter-select';

type Hotel = { id: string; name: string };

type ResultsFiltersProps = {
  query: ResultsQuery & { periodo: keyof typeof WEEKS };
  hotels: Hotel[];
  /** Whether these are all hotels; others are found by name. */
  complete: boolean;
};

const read = (form: HTMLFormElement) => resultsQuery.parse(Object.fromEntries(new FormData(form)));

/** The weeks and the hotel, as a GET form; a choice applies at once. */
export function ResultsFilters({ query, hotels, complete }: ResultsFiltersProps) {
  const t = useTranslations('results.filters');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Hotel[]>([]);
  const [busy, start] = useTransition();
  const [shown, show] = useOptimistic(query);
  const apply = () => {
    if (!form.current) return;
    const { periodo, ...chosen } = read(form.current);
    start(() => {
      show({ ...chosen, periodo: periodo ?? query.periodo });
      router.push(resultsPath({ ...chosen, periodo }), { scroll: false });
    });
  };
  // Applies a choice made before hydration.
  const applyEarly = useRef(() => {
    if (form.current && resultsPath(read(form.current)) !== resultsPath(query)) apply();
  });
  useEffect(() => applyEarly.current(), []);

  const choices = new Map([...hotels, ...found].map((hotel) => [hotel.id, hotel.name]));
  return (
    <search className="contents">
      <form
        ref={form}
        action="/admin/resultados"
        aria-label={t('label')}
        aria-busy={busy}
        // Firefox would restore an earlier choice on reload, contrary to the URL.
        autoComplete="off"
        className="contents"
      >
        {query.por ? <input type="hidden" name="por" value={query.por} /> : null}
        <FilterSelect
          label={t('period')}
          icon={<Calendar className="size-5" />}
          name="periodo"
          value={shown.periodo}
          onChange={apply}
        >
          {RESULT_PERIODS.map((period) => (
            <option key={period} value={period}>
              {t(`periods.${period}`)}
            </option>
          ))}
        </FilterSelect>
        {complete ? null : (
          <div className="w-56 max-w-full max-sm:grow [&>input]:mb-0">
            <HotelSearch
              label={t('searchHotel')}
              onFound={(more) => setFound((before) => [...before, ...more])}
            />
          </div>
        )}
        <FilterSelect label={t('hotel')} name="hotel" value={shown.hotel ?? ''} onChange={apply}>
          <option value="">{t('allHotels')}</option>
          {[...choices].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <button
          type="submit"
          className={buttonVariants({
            variant: 'outline',
            size: 'touch',
            className: 'hidden! noscript:inline-flex!',
          })}
        >
          {t('apply')}
        </button>
      </form>
    </search>
  );
}
