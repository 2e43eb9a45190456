import { useMessages } from 'next-intl';
import { ADULTS } from '@/lib/booking/guests';
import { formatMessage } from '@/lib/i18n/format-message';
import { EarlyGuests, EarlyStay } from './early-dates';
import { NativeDates, NativeGuests } from './native-fields';
import { DatesLabel, SearchFieldButton } from './search-field';

const PANELS = { dates: 'estadia-datas', guests: 'estadia-hospedes' } as const;

/** The fields of a stay as plain HTML: each opens a popover with the browser's own fields. */
export function NativeStay() {
  const { dates, guests } = useMessages().booking;
  return (
    <>
      <div className="stay-cell">
        <SearchFieldButton
          data-stay="dates"
          popoverTarget={PANELS.dates}
          icon="calendar"
          label={<DatesLabel messages={dates} />}
          value={<EarlyStay empty={dates.empty} />}
        />
        <NativeDates panel={{ id: PANELS.dates, popover: 'auto' }} messages={dates} />
      </div>
      <div className="stay-cell">
        <SearchFieldButton
          data-stay="guests"
          popoverTarget={PANELS.guests}
          icon="users"
          label={guests.label}
          value={
            <EarlyGuests usual={formatMessage(guests.adults.count, { count: ADULTS.initial })} />
          }
        />
        <NativeGuests panel={{ id: PANELS.guests, popover: 'auto' }} messages={guests} />
      </div>
    </>
  );
}
