'use client';

import { ChevronDown, MapPin, Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Region } from '@/lib/data/regions';
import { AMENITY_FLAGS } from '@/lib/schemas/hotel-features';
import { HOTEL_TYPES } from '@/lib/schemas/hotel-type';
import type messages from '@/messages/pt-BR.json';
import type { Filter } from './filter';
import type { HotelsTexts } from './hotel-browser';

type HotelFiltersProps = {
  texts: HotelsTexts;
  typeTexts: (typeof messages)['hotelTypes'];
  amenityTexts: (typeof messages)['amenities'];
  regions: Region[];
  regionId: string;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onRegion: (id: string) => void;
};

/** Words, region, type, amenity. Without script the form still asks for the region. */
export function HotelFilters({
  texts,
  typeTexts,
  amenityTexts,
  regions,
  regionId,
  filter,
  onFilter,
  onRegion,
}: HotelFiltersProps) {
  const submit = (event: FormEvent) => event.preventDefault();
  const known = regions.some(({ id }) => id === regionId);
  return (
    <search aria-label={texts.filters}>
      <form
        action="/hotels"
        onSubmit={submit}
        className="grid gap-3.5 rounded-3 bg-card p-4 shadow-1 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr_auto]"
      >
        <Field
          label={texts.search}
          icon={<Search aria-hidden className="size-5" strokeWidth={1.75} />}
        >
          {(id) => (
            <input
              id={id}
              type="search"
              value={filter.text}
              maxLength={100}
              autoComplete="off"
              placeholder={texts.searchPlaceholder}
              onChange={(event) => onFilter({ ...filter, text: event.target.value })}
              className="w-full bg-transparent pt-6 pr-4 pb-2 pl-[52px] text-base font-[560] shadow-none! outline-none placeholder:font-normal placeholder:text-ink-3"
            />
          )}
        </Field>
        <Field
          label={texts.region}
          icon={<MapPin aria-hidden className="size-5" strokeWidth={1.75} />}
          chevron
        >
          {(id) => (
            <select
              id={id}
              name="region"
              value={known ? regionId : ''}
              onChange={(event) => onRegion(event.target.value)}
              className={`${selectClasses} pl-[52px]`}
            >
              <option value="">{texts.allRegions}</option>
              {regions.map((region) => (
                <option key={region.id} value={region.id}>
                  {region.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.type} chevron>
          {(id) => (
            <select
              id={id}
              value={filter.type}
              onChange={(event) =>
                onFilter({ ...filter, type: event.target.value as Filter['type'] })
              }
              className={selectClasses}
            >
              <option value="">{texts.allTypes}</option>
              {HOTEL_TYPES.map((type) => (
                <option key={type} value={type}>
                  {typeTexts[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.amenity} chevron>
          {(id) => (
            <select
              id={id}
              value={filter.amenity}
              onChange={(event) =>
                onFilter({ ...filter, amenity: event.target.value as Filter['amenity'] })
              }
              className={selectClasses}
            >
              <option value="">{texts.anyAmenity}</option>
              {AMENITY_FLAGS.map((flag) => (
                <option key={flag} value={flag}>
                  {amenityTexts[flag]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" className="min-h-[60px]! px-6! sm:max-lg:col-span-2">
          <Search aria-hidden strokeWidth={1.75} />
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}

const selectClasses =
  'w-full appearance-none truncate bg-transparent pt-6 pr-11 pb-2 pl-4 text-lg leading-[1.35] font-[560] shadow-none! outline-none';

type FieldProps = {
  label: string;
  icon?: ReactNode;
  chevron?: boolean;
  children: (id: string) => ReactNode;
};

/** A field with its label inside the frame, above the value. */
function Field({ label, icon, chevron, children }: FieldProps) {
  const id = `filtro-${label.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <div className="relative min-h-[60px] rounded-2 border-[1.5px] border-control bg-white focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ink">
      <label
        htmlFor={id}
        className={`pointer-events-none absolute top-[7px] text-caption font-[600] text-ink-3 ${icon ? 'left-[52px]' : 'left-4'}`}
      >
        {label}
      </label>
      {icon ? (
        <span className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2">{icon}</span>
      ) : null}
      {chevron ? (
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
          strokeWidth={1.75}
        />
      ) : null}
      {children(id)}
    </div>
  );
}
