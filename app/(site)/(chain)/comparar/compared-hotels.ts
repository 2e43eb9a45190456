import { getTranslations } from 'next-intl/server';
import type { ComparedHotel } from '@/components/comparison/comparison-table';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { guestsOf } from '@/lib/booking/guests';
import { withRequestedStay } from '@/lib/booking/requested-stay';
import { type Comparison, comparisonPath } from '@/lib/comparison/paths';
import { runQueries } from '@/lib/db/run-query';
import { daysBetween, todayInSaoPaulo } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/price';
import { hotelKey } from '@/lib/hotels/chosen';
import type { Hotel } from '@/lib/hotels/model';
import { onlyExtreme } from '@/lib/hotels/only-extreme';
import { hotelPath } from '@/lib/hotels/paths';
import { roomForStay } from '@/lib/hotels/rooms/for-stay';
import { holdsParty } from '@/lib/offers/party';
import { offerPath } from '@/lib/offers/paths';
import { offersOfHotel } from '@/lib/offers/queries';
import { isVisible } from '@/lib/offers/status';
import { fitStay } from '@/lib/offers/stay-fit';
import { chainPhone, phoneToCall } from '../../chain-phone';
import { stayBooking } from '../stay-booking';

/** Offers of one hotel that a comparison names. */
const SHOWN_OFFERS = 2;

/** Returns what the table shows of each hotel besides its facts: total, booking, offers. */
export async function comparedHotels(
  hotels: readonly Hotel[],
  comparison: Comparison,
): Promise<ComparedHotel[]> {
  const { stay } = comparison;
  const t = await getTranslations('comparison');
  const nights = stay.dates && daysBetween(stay.dates.checkIn, stay.dates.checkOut);
  const rooms = hotels.map((hotel) => roomForStay(hotel, guestsOf(stay)));
  const overrides = engineOverrides();
  const bookings = hotels.map((hotel) =>
    stay.dates ? stayBooking(hotel, { ...stay, ...stay.dates }, overrides) : null,
  );
  // A stay that the hotel doesn't accept has no price to choose by.
  const lowest = onlyExtreme(
    rooms.map(({ nightly }, index) => (bookings[index]?.minimum ? null : nightly)),
    'min',
  );
  const standIn = await chainPhone();
  const offers = await runQueries(...hotels.map((hotel) => offersOfHotel(hotel.id)));
  const today = todayInSaoPaulo();

  return hotels.map((hotel, index) => {
    const { fits, room, nightly } = rooms[index] ?? roomForStay(hotel, guestsOf(stay));
    const inDates = (offers[index] ?? []).filter(
      (offer) =>
        isVisible(offer) &&
        holdsParty(offer, guestsOf(stay), hotel.features.rooms) &&
        (!stay.dates || fitStay(offer, stay.dates, today).fit === 'whole'),
    );
    return {
      hotel,
      path: withRequestedStay(hotelPath(hotel), stay),
      removePath: comparisonPath({
        ...comparison,
        hotels: comparison.hotels.filter((key) => key !== hotelKey(hotel)),
      }),
      offers: inDates.slice(0, SHOWN_OFFERS).map((offer) => ({
        name: offer.name,
        path: offerPath(offer),
        note: offer.price ? t('offerPrice', { price: formatPrice(offer.price) }) : null,
      })),
      total: {
        fits,
        roomName: room?.name ?? null,
        nightly,
        nights,
        isLowest: index === lowest,
        bookingHref: bookings[index]?.href ?? null,
        minimum: bookings[index]?.minimum ?? null,
        childrenAgain: bookings[index]?.childrenAgain ?? false,
        ...phoneToCall(hotel.features.phone, standIn),
      },
    };
  });
}
