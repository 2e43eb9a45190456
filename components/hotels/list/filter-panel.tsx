import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import { criteriaOf } from '@/lib/hotels/list/criteria';
import { hotelsPath, withoutFilters } from '@/lib/hotels/list/filters';
import { LIST_FORM } from '@/lib/hotels/list/form';
import { TYPE_URL_VALUES } from '@/lib/hotels/list/url-values';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Region } from '@/lib/regions/model';
import { Choice } from './choice';
import { FilterBar } from './filter-bar';
import type { FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';
import { MoreFilters } from './more-filters';
import { PriceRange } from './price-range';
import { RegionField } from './region-field';
import { useClosingDetails } from './sheet-keys';
import { useFilterSheet } from './use-filter-sheet';

type FilterPanelProps = {
  form: RefObject<HTMLFormElement | null>;
  messages: FilterMessages;
  regions: Region[];
  stay: ReactNode;
  /** How many hotels there are; null if unknown. */
  total: number | null;
  onSubmit: () => void;
};

/** The filters: a card above the list; on phones, a sheet opened from a bar. */
export function FilterPanel(props: FilterPanelProps) {
  const { form, messages, regions, stay, total, onSubmit } = props;
  const { list } = messages;
  const { filters, loading } = useHotelList();
  const { open, sheet, closer, native, show, close, onKeyDown } = useFilterSheet();
  const active = criteriaOf(filters, true).length;
  useClosingDetails(form);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a dialog while open; it only listens for keys */}
      <div
        {...(native?.panel ?? { ref: sheet })}
        data-open={open || undefined}
        {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': list.filters })}
        data-in-page-on-wide=""
        className="filter-sheet"
        onKeyDown={onKeyDown}
      >
        <div className="filter-sheet-head">
          <button
            ref={closer}
            type="button"
            aria-label={list.closeFilters}
            {...(native && {
              popoverTarget: native.panel.id,
              popoverTargetAction: 'hide' as const,
            })}
            onClick={close}
          >
            <Icon name="x" />
          </button>
          <p className="font-serif text-xl">{list.filters}</p>
          {active > 0 ? (
            <Link
              href={hotelsPath(withoutFilters(filters))}
              scroll={false}
              className="btn btn-link"
            >
              {list.clear}
            </Link>
          ) : null}
        </div>
        <search aria-label={list.filters}>
          <form
            ref={form}
            id={LIST_FORM}
            action="/hotels"
            autoComplete="off"
            className="filter-form"
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
              if (open) close();
            }}
          >
            {/* Other filters start at page 1. Empty, it also tells the form's URL from others. */}
            <input type="hidden" name="pagina" value="" />
            <input type="hidden" name="pessoas" value={filters.guests ?? ''} />
            <div className="filter-fields">
              <TextFilter messages={list} />
              <RegionField messages={messages} regions={regions} />
              {stay}
            </div>
            <div className="filter-choices">
              <PriceRange messages={list} />
              <TypeChoices messages={messages} />
              <MoreFilters messages={messages} />
            </div>
            <div className="filter-sheet-foot">
              {active > 0 ? (
                <p className="filter-sheet-count numeric">
                  {formatMessage(list.activeFilters, { count: active })}
                </p>
              ) : null}
              {/* Without script the count would be that of the last list, whatever is checked. */}
              <Button type="submit" aria-busy={loading} data-without-script={list.submit}>
                <span className="noscript:hidden">
                  {total === null ? list.submit : formatMessage(list.show, { count: total })}
                </span>
              </Button>
            </div>
          </form>
        </search>
      </div>
      {/* After the filters, as on wide screens; a phone shows only one of the two. */}
      <FilterBar
        messages={messages}
        regions={regions}
        native={native?.button}
        isOpen={open}
        count={active}
        onOpen={show}
      />
    </>
  );
}

function TextFilter({ messages: list }: { messages: FilterMessages['list'] }) {
  const { filters } = useHotelList();
  return (
    <label className="search-field">
      <Icon name="search" />
      <span className="search-field-text">
        <span className="search-field-label">{list.search}</span>
        <input
          type="search"
          name="q"
          defaultValue={filters.text}
          maxLength={100}
          placeholder={list.searchPlaceholder}
          className="search-field-value"
        />
      </span>
    </label>
  );
}

function TypeChoices({ messages }: { messages: FilterMessages }) {
  const { filters } = useHotelList();
  return (
    <fieldset>
      <legend>{messages.list.type}</legend>
      <div className="choices">
        {HOTEL_TYPES.map((type) => (
          <Choice
            key={type}
            name="tipo"
            value={TYPE_URL_VALUES[type]}
            label={messages.types[type]}
            isChosen={filters.types.includes(type)}
            countOf={({ types }) => types[type]}
          />
        ))}
      </div>
    </fieldset>
  );
}
