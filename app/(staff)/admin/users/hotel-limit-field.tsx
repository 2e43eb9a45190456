import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { HotelSearch } from '@/components/admin/hotel-search';
import { useMissingHotels } from '@/components/admin/use-missing-hotels';
import { chipVariants } from '@/components/ui/chip';
import { FieldProblem } from '@/components/ui/field';
import type { HotelNames } from './user-values';

/** How many found hotels are offered at once; more letters find the others. */
const OFFERED = 6;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type HotelLimitFieldProps = {
  /** Null for all hotels. */
  ids: string[] | null;
  /** The names of hotels that the page already knows. */
  names: HotelNames;
  error?: string;
  onChange: (ids: string[] | null) => void;
};

/** Returns the names of hotels by id, adding those of other hotels as they become known. */
function useHotelNames(names: HotelNames, chosen: string[]) {
  const [known, setKnown] = useState(names);
  const learn = (hotels: { id: string; name: string }[]) =>
    setKnown((before) => ({
      ...before,
      ...Object.fromEntries(hotels.map(({ id, name }) => [id, name])),
    }));
  useMissingHotels(chosen, (id) => id in known, learn);
  return { known, learn };
}

/** The search results, and its field. */
function useFoundHotels() {
  const search = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const [found, setFound] = useState<string[]>([]);
  // A search ends when it adds a hotel: the next one starts with an empty field.
  const [searches, setSearches] = useState(0);
  const end = () => {
    setFound([]);
    setSearches((before) => before + 1);
  };
  useEffect(() => {
    if (searches > 0) search.current?.focus();
  }, [searches]);
  // The dialog's buttons may cover what is below the field.
  useEffect(() => {
    if (found.length > 0) results.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  // Arrow keys move between the field and the results, as in other searches; Enter adds.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const buttons = results.current?.querySelectorAll('button') ?? [];
    const stops: (HTMLElement | null)[] = [search.current, ...buttons];
    const at = stops.indexOf(event.currentTarget);
    const next = step && at >= 0 ? stops[at + step] : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { search, results, found, setFound, searches, end, onKeyDown };
}

/** The hotels that an editor may edit: all, or those found by name and added. */
export function HotelLimitField({ ids, names, error, onChange }: HotelLimitFieldProps) {
  const t = useTranslations('users.limit');
  const errorId = useId();
  // Restores the selection if 'all' was only tried out.
  const [last, setLast] = useState(ids);
  if (ids && ids !== last) setLast(ids);
  const chosen = ids ?? last ?? [];
  const { known, learn } = useHotelNames(names, chosen);
  const { search, results, found, setFound, searches, end, onKeyDown } = useFoundHotels();
  const choices = [
    { all: true, label: t('all'), value: null },
    { all: false, label: t('some'), value: chosen },
  ];
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="mb-1.5 text-small font-[640]">{t('legend')}</legend>
      {choices.map(({ all, label, value }) => (
        <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="hoteis"
            checked={(ids === null) === all}
            onChange={() => onChange(value)}
            className="size-4 shrink-0 accent-ink"
          />
          {label}
        </label>
      ))}
      {ids === null ? null : (
        <div className="grid grid-cols-1 gap-3 rounded-2 border border-control bg-white p-3.5">
          <ChosenHotels
            ids={chosen}
            names={known}
            onRemove={(removed) => {
              onChange(chosen.filter((id) => id !== removed));
              search.current?.focus();
            }}
          />
          <HotelSearch
            key={searches}
            ref={search}
            label={t('search')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onKeyDown={onKeyDown}
            onFound={(hotels) => {
              learn(hotels);
              setFound(hotels.map(({ id }) => id));
            }}
          />
          <FoundHotels
            ref={results}
            ids={found.filter((id) => !chosen.includes(id))}
            names={known}
            onAdd={(added) => {
              onChange([...chosen, added]);
              end();
            }}
            onKeyDown={onKeyDown}
          />
          <FieldProblem id={errorId} error={error} />
          <p className="text-caption text-ink-2">{t('hint', { count: chosen.length })}</p>
        </div>
      )}
    </fieldset>
  );
}

type HotelsProps = { ids: string[]; names: HotelNames };

function ChosenHotels({ ids, names, onRemove }: HotelsProps & { onRemove: (id: string) => void }) {
  const t = useTranslations('users.limit');
  if (ids.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            aria-label={t('remove', { name: names[id] ?? t('gone') })}
            className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}
            onClick={() => onRemove(id)}
          >
            <span className="min-w-0 text-left wrap-anywhere">{names[id] ?? t('gone')}</span>
            <X className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type FoundHotelsProps = HotelsProps & {
  ref: RefObject<HTMLUListElement | null>;
  onAdd: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function FoundHotels({ ref, ids, names, onAdd, onKeyDown }: FoundHotelsProps) {
  const t = useTranslations('users.limit');
  const offered = ids.slice(0, OFFERED);
  return (
    <ul ref={ref} aria-label={t('found')} className="grid grid-cols-1 gap-1 empty:hidden">
      {offered.map((id) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('add', { name: names[id] ?? '' })}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-1 px-2 text-left hover:bg-sand-1"
            onClick={() => onAdd(id)}
            onKeyDown={onKeyDown}
          >
            <Plus className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{names[id]}</span>
          </button>
        </li>
      ))}
      {ids.length > offered.length ? (
        <li className="px-2 text-caption text-ink-2">{t('first', { count: OFFERED })}</li>
      ) : null}
    </ul>
  );
}
