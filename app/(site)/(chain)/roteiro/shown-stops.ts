import type { ShownStop } from '@/components/itinerary/shown-stop';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { guestsOf } from '@/lib/booking/guests';
import { wholeDates } from '@/lib/booking/stay';
import { AIRPORT, nearestPlace } from '@/lib/hotels/content/distances';
import { hotelPath } from '@/lib/hotels/paths';
import { roomForStay } from '@/lib/hotels/rooms/for-stay';
import { kilometersBetween } from '@/lib/itinerary/distance';
import { type Itinerary, itineraryPath, MOST_STOP_NIGHTS } from '@/lib/itinerary/paths';
import type { LoadedItinerary } from '@/lib/itinerary/queries';
import { movedStop, withNights, withoutStop } from '@/lib/itinerary/stops';
import { phoneToCall } from '../../chain-phone';
import { stayBooking } from '../stay-booking';

/**
 * Returns the contents and links of an itinerary's cards; `standIn` is the chain's phone number.
 */
export function shownStops({ itinerary, stops }: LoadedItinerary, standIn: string): ShownStop[] {
  const overrides = engineOverrides();
  const { adults, childrenAges } = itinerary;
  const changed = (other: Itinerary) => (other === itinerary ? null : itineraryPath(other));
  return stops.map((stop, index) => {
    const { record, nights, checkIn, checkOut } = stop;
    const { fits, room, nightly } = roomForStay(record, guestsOf(itinerary));
    const dates = wholeDates(stop);
    const booking =
      dates && stayBooking(record, { ...dates, adults, childrenAges, promo: '' }, overrides);
    const minimum = booking?.minimum ?? null;
    const next = stops[index + 1];
    return {
      position: index + 1,
      // The hotel and how often it came before: stable across changes of the itinerary.
      id: `${stop.hotel}-${stops.slice(0, index).filter(({ hotel }) => hotel === stop.hotel).length}`,
      name: record.name,
      place: record.location,
      path: hotelPath(record),
      image: record.image,
      nights,
      checkIn,
      checkOut,
      fits,
      nightly,
      roomName: room?.name ?? null,
      near: nearestPlace(record.features.distances, AIRPORT),
      toNext: next ? kilometersBetween(record.address.point, next.record.address.point) : null,
      isLast: !next,
      bookingHref: booking?.href ?? null,
      minimum,
      childrenAgain: booking?.childrenAgain ?? false,
      ...phoneToCall(record.features.phone, standIn),
      links: {
        minimum:
          minimum && minimum <= MOST_STOP_NIGHTS
            ? changed(withNights(itinerary, index, minimum))
            : null,
        more: nights < MOST_STOP_NIGHTS ? changed(withNights(itinerary, index, nights + 1)) : null,
        fewer: nights > 1 ? changed(withNights(itinerary, index, nights - 1)) : null,
        up: changed(movedStop(itinerary, index, -1)),
        down: changed(movedStop(itinerary, index, 1)),
        remove: changed(withoutStop(itinerary, index)),
      },
    };
  });
}
