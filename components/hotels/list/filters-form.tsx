'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { usePrehydrationValue } from '@/components/ui/use-prehydration-value';
import { AMENITY_FLAGS } from '@/lib/hotels/flags';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import type { HotelFilters } from '@/lib/hotels/list-filters';
import type { Region } from '@/lib/regions/model';
import type messages from '@/messages/pt-BR.json';

/** The catalogue's texts on hotels, as far as the list needs them in the browser. */
export type FilterMessages = Pick<(typeof messages)['hotels'], 'list' | 'types' | 'amenities'>;

type FiltersFormProps = {
  messages: FilterMessages;
  regions: Region[];
  filters: HotelFilters;
  onType: (text: string) => void;
  onChoose: (change: Partial<HotelFilters>) => void;
  onSubmit: () => void;
};

/** A choice of at most one as the list of filters that it stands for. */
const only = <Value extends string>(value: string) => (value ? [value as Value] : []);

/** Words, region, type, amenity. Without script the form asks for all of them. */
export function FiltersForm({
  messages: { list: messages, types, amenities },
  regions,
  filters,
  onType,
  onChoose,
  onSubmit,
}: FiltersFormProps) {
  const known = regions.some(({ id }) => id === filters.region);
  const region = (known && filters.region) || '';
  const [type = '', [amenity = '']] = [filters.types[0], filters.amenities];
  const setRegion = (id: string) => onChoose({ region: id || null });
  const setType = (value: string) => onChoose({ types: only(value) });
  const setAmenity = (value: string) => onChoose({ amenities: only(value) });
  const textField = usePrehydrationValue<HTMLInputElement>(filters.text, onType);
  const regionField = usePrehydrationValue<HTMLSelectElement>(region, setRegion);
  const typeField = usePrehydrationValue<HTMLSelectElement>(type, setType);
  const amenityField = usePrehydrationValue<HTMLSelectElement>(amenity, setAmenity);
  return (
    <search aria-label={messages.filters}>
      <form
        action="/hotels"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] gap-3 rounded-3 bg-card p-3.5 shadow-1 max-sm:[&>:nth-child(-n+2)]:col-span-full sm:grid-cols-2 sm:gap-3.5 sm:p-4 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr_auto]"
      >
        <Field label={messages.search} icon={<Icon name="search" />}>
          {(id) => (
            <input
              ref={textField}
              id={id}
              type="search"
              name="q"
              value={filters.text}
              maxLength={100}
              autoComplete="off"
              placeholder={messages.searchPlaceholder}
              onChange={(event) => onType(event.target.value)}
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
              value={region}
              onChange={(event) => setRegion(event.target.value)}
              className={`${selectClasses} pl-13`}
            >
              <option value="">{messages.allRegions}</option>
              {regions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
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
              name="tipo"
              value={type}
              onChange={(event) => setType(event.target.value)}
              className={selectClasses}
            >
              <option value="">{messages.allTypes}</option>
              {HOTEL_TYPES.map((value) => (
                <option key={value} value={value}>
                  {types[value]}
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
              name="comodidade"
              value={amenity}
              onChange={(event) => setAmenity(event.target.value)}
              className={selectClasses}
            >
              <option value="">{messages.anyAmenity}</option>
              {AMENITY_FLAGS.map((flag) => (
                <option key={flag} value={flag}>
                  {amenities[flag]}
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
