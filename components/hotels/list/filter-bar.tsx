import type { ComponentProps } from 'react';
import { shownParty, shownStay, stayProblem } from '@/components/booking/shown-stay';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Region } from '@/lib/regions/model';
import { criterionLabel, type FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';
import { ListOrder } from './list-order';

type FilterBarProps = {
  messages: FilterMessages;
  regions: Region[];
  /** Makes a button open the sheet before hydration. */
  native: Pick<ComponentProps<'button'>, 'popoverTarget'> | undefined;
  isOpen: boolean;
  /** How many are active. */
  count: number;
  onOpen: (button: HTMLElement) => void;
};

/**
 * On phones, the search text, the order, and a button for the filters; elsewhere only the order.
 */
export function FilterBar({ messages, regions, native, isOpen, count, onOpen }: FilterBarProps) {
  const { filters } = useHotelList();
  const { list } = messages;
  const stay = shownStay.useValue();
  const party = shownParty.useValue();
  const problem = stayProblem.useValue();
  const region = criterionLabel({ name: 'region' }, filters, regions, messages);
  // The usual guests are not mentioned while dates are missing.
  const chooseStay = party
    ? formatMessage(list.chooseDatesOf, { guests: party.guests })
    : list.chooseStay;
  const place = [filters.text && `“${filters.text}”`, region].filter(Boolean).join(', ');
  const button = {
    ...(native ?? { 'aria-expanded': isOpen }),
    type: 'button',
    onClick: ({ currentTarget }) => onOpen(currentTarget),
  } satisfies ComponentProps<'button'>;
  return (
    <div className="filter-bar">
      <button {...button} className="filter-bar-search">
        <Icon name="search" />
        <span>
          <span>{place || list.allRegions}</span>
          <span className="stored-words">
            {stay ? stay.words : <span>{problem ?? chooseStay}</span>}
          </span>
        </span>
      </button>
      <ListOrder messages={list} />
      <button
        {...button}
        className="filter-bar-button"
        aria-label={formatMessage(list.openFilters, { count })}
      >
        <Icon name="sliders-horizontal" />
        {count > 0 ? <b className="numeric">{count}</b> : null}
      </button>
    </div>
  );
}
