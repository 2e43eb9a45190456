'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { usePrehydrationValue } from '@/components/ui/use-prehydration-value';
import { AMENITY_FLAGS } from '@/lib/hotels/features';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import type { Region } from '@/lib/regions/model';
import type messages from '@/messages/pt-BR.json';
import type { Filter } from './filter';

export type HotelsMessages = (typeof messages)['hotels']['list'];

type HotelFiltersProps = {
  messages: HotelsMessages;
  typeTexts: (typeof messages)['hotels']['types'];
  amenityTexts: (typeof messages)['hotels']['amenities'];
  regions: Region[];
  regionId: string;
  filter: Filter;
  onFilter: (change: Partial<Filter>) => void;
  onRegion: (id: string) => void;
};

/**
 * Words, region, type, amenity. Without script the form still asks for the region, and keeps the
 * words.
 */
export function HotelFilters({
  messages,
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
  const chosenRegion = known ? regionId : '';
  const setText = (text: string) => onFilter({ text });
  const setType = (type: string) => onFilter({ type: type as Filter['type'] });
  const setAmenity = (amenity: string) => onFilter({ amenity: amenity as Filter['amenity'] });
  const textField = usePrehydrationValue<HTMLInputElement>(filter.text, setText);
  const regionField = usePrehydrationValue<HTMLSelectElement>(chosenRegion, onRegion);
  const typeField = usePrehydrationValue<HTMLSelectElement>(filter.type, setType);
  const amenityField = usePrehydrationValue<HTMLSelectElement>(filter.amenity, setAmenity);
  return (
    <search aria-label={messages.filters}>
      <form
        action="/hotels"
        onSubmit={submit}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] gap-3 rounded-3 bg-card p-3.5 shadow-1 max-sm:[&>:nth-child(-n+2)]:col-span-full sm:grid-cols-2 sm:gap-3.5 sm:p-4 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr_auto]"
      >
        <Field label={messages.search} icon={<Icon name="search" />}>
          {(id) => (
            <input
              ref={textField}
              id={id}
              type="search"
              name="q"
              value={filter.text}
              maxLength={100}
              autoComplete="off"
              placeholder={messages.searchPlaceholder}
              onChange={(event) => setText(event.target.value)}
              className="w-full bg-transparent pt-6 pr-4 pb-2 pl-13 text-base font-[560] shadow-none! outline-none placeholder:font-normal placeholder:text-ink-3"
            />
          )}
        </Field>
        <Field label={messages.region} icon={<Icon name="map-pin" />} chevron>
          {(id) => (
            <select
              ref={regionField}
              id={id}
              name="region"
              value={chosenRegion}
              onChange={(event) => onRegion(event.target.value)}
              className={`${selectClasses} pl-13`}
            >
              <option value="">{messages.allRegions}</option>
              {regions.map((region) => (
                <option key={region.id} value={region.id}>
                  {region.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={messages.type} chevron>
          {(id) => (
            <select
              ref={typeField}
              id={id}
              value={filter.type}
              onChange={(event) => setType(event.target.value)}
              className={selectClasses}
            >
              <option value="">{messages.allTypes}</option>
              {HOTEL_TYPES.map((type) => (
                <option key={type} value={type}>
                  {typeTexts[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={messages.amenity} chevron>
          {(id) => (
            <select
              ref={amenityField}
              id={id}
              value={filter.amenity}
              onChange={(event) => setAmenity(event.target.value)}
              className={selectClasses}
            >
              <option value="">{messages.anyAmenity}</option>
              {AMENITY_FLAGS.map((flag) => (
                <option key={flag} value={flag}>
                  {amenityTexts[flag]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" className="min-h-13! px-6! max-lg:col-span-full sm:min-h-15!">
          <Icon name="search" />
          {messages.submit}
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
    <div className="relative min-h-15 rounded-2 border-[1.5px] border-control bg-white focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ink">
      <label
        htmlFor={id}
        className={`pointer-events-none absolute top-1.75 text-caption font-[600] text-ink-3 ${icon ? 'left-13' : 'left-4'}`}
      >
        {label}
      </label>
      {icon ? (
        <span className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2">{icon}</span>
      ) : null}
      {chevron ? (
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      ) : null}
      {children(id)}
    </div>
  );
}
