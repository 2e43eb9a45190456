import { useMessages } from 'next-intl';
import { guestsMessages } from '@/components/booking/guests-value';
import { buttonVariants } from '@/components/ui/button';
import { ENGINES, type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { todayInSaoPaulo } from '@/lib/format/date';
import { hotelPath } from '@/lib/hotels/paths';
import type { OfferWithHotel } from '@/lib/offers/model';
import { handoverOf } from '@/lib/offers/offer-link';
import { roomOfOffer } from '@/lib/offers/offer-price';
import { firstArrival } from '@/lib/offers/stay-fit';
import { OfferPrice } from './offer-price';
import { OfferWhenLoader } from './offer-when-loader';
import { StayPeriod } from './stay-period';
import { useArrivalText, useNightsText } from './stay-terms';

type OfferWhenProps = { offer: OfferWithHotel; overrides: EngineOverrides };

/**
 * 'Quando você vem?': the days on which a stay of this offer can begin, and what the chosen one
 * leads to. Renders nothing after the last possible arrival. The calendar is loaded when near.
 */
export function OfferWhen({ offer, overrides }: OfferWhenProps) {
  const { booking, offers, site } = useMessages();
  const nights = useNightsText(offer);
  const arrival = useArrivalText(offer);
  const { hotel, link, stayFrom, stayUntil, minNights, maxNights, arrivalDays } = offer;
  const stay = { stayFrom, stayUntil, minNights, maxNights, arrivalDays };
  if (firstArrival(stay, todayInSaoPaulo()) === null) return null;
  const engine = hotel && engineOf(hotel, overrides);
  const rooms = hotel?.features.rooms ?? [];
  const room = roomOfOffer(offer, rooms);
  const { when } = offers.page;
  const { guests, dates } = booking;
  return (
    <section aria-labelledby="oferta-quando" className="wrap">
      <OfferWhenLoader
        id="oferta-quando"
        stay={stay}
        link={link}
        engine={engine}
        hotelPath={hotel && hotelPath(hotel)}
        room={room?.name ?? null}
        sleeps={room?.capacity ?? Math.max(...rooms.map(({ capacity }) => capacity), 0)}
        messages={{
          ...when,
          handover: when.handover[handoverOf(link, engine)],
          book: link ? offers.page.book : booking.submit,
          newTab: site.common.newTab,
          people: { ...guestsMessages(guests), age: guests.ages },
          calendar: dates,
          childrenAgain:
            engine && !ENGINES[engine.name].takesChildren ? guests.children.again : null,
        }}
        price={<OfferPrice offer={offer} />}
        buttonClass={buttonVariants({ className: 'w-full' })}
        terms={
          <p className="offer-terms">
            {[nights, arrival].filter(Boolean).join('. ')}
            {nights || arrival ? '. ' : null}
            {stayFrom || stayUntil ? (
              <>
                <StayPeriod offer={offer} messages="stay" />.
              </>
            ) : null}
          </p>
        }
      />
    </section>
  );
}
