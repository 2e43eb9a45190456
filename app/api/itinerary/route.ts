import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { withRequestedStay } from '@/lib/booking/requested-stay';
import { env } from '@/lib/env';
import { todayInSaoPaulo } from '@/lib/format/date';
import { toSegment } from '@/lib/format/segment';
import { hotelPath } from '@/lib/hotels/paths';
import { emptyAnswer, UNLISTED } from '@/lib/http/unlisted';
import { calendarFile } from '@/lib/itinerary/calendar-file';
import { itineraryQuery, readItinerary } from '@/lib/itinerary/paths';
import { loadItinerary } from '@/lib/itinerary/queries';

/** The street, if known, and the town. */
const placeOf = (street: string | null, location: string) =>
  street ? `${street}, ${location}` : location;

/**
 * GET /api/itinerary?paradas=…&checkin=…: the stops of an itinerary as a calendar file, one event
 * per stop; 404 if it has no stop or no first day, 503 if the database does not answer.
 */
export async function GET(request: NextRequest) {
  const asked = readItinerary(request.nextUrl.searchParams, todayInSaoPaulo());
  const loaded = await loadItinerary(toSegment(itineraryQuery(asked))).catch(
    () => 'failed' as const,
  );
  if (loaded === 'failed') return emptyAnswer(503);
  if (!loaded) return emptyAnswer(404);
  const t = await getTranslations('itinerary.calendar');
  const { SITE_URL } = env();
  const { adults, childrenAges } = loaded.itinerary;
  const events = loaded.stops.flatMap(({ record, nights, checkIn, checkOut }, index) =>
    checkIn && checkOut
      ? [
          {
            uid: `${index + 1}-${checkIn}-${record.id}@${new URL(SITE_URL).hostname}`,
            title: record.name,
            place: placeOf(record.address.street, record.location),
            description: t('description', {
              position: index + 1,
              count: loaded.stops.length,
              nights,
            }),
            url: new URL(
              withRequestedStay(hotelPath(record), {
                dates: { checkIn, checkOut },
                adults,
                childrenAges,
                promo: '',
              }),
              SITE_URL,
            ).href,
            from: checkIn,
            until: checkOut,
          },
        ]
      : [],
  );
  if (events.length === 0) return emptyAnswer(404);
  return new Response(calendarFile(loaded.title, events, new Date()), {
    headers: {
      ...UNLISTED,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="roteiro.ics"',
    },
  });
}
