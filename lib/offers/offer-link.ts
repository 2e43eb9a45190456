import { isChat } from '@/lib/booking/campaign';
import { ENGINES, type HotelEngine } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';
import { queryText } from '@/lib/format/query-text';

/** Whether an offer's own link has the parameters of an engine. A chat's text belongs to who wrote the link. */
const takesStay = (link: string, engine: HotelEngine | null): engine is HotelEngine =>
  engine !== null && engine.name !== 'whatsapp' && !isChat(link);

/** What opens at the reservation: a booking site or a chat; it is told of the stay or not. */
export type Handover = 'site' | 'chat' | 'siteWithoutStay' | 'chatWithoutStay';

/** What `offerLink` leads to. */
export function handoverOf(link: string | null, engine: HotelEngine | null): Handover {
  if (link === null) return engine?.name === 'whatsapp' ? 'chat' : 'site';
  if (takesStay(link, engine)) return 'site';
  return isChat(link) ? 'chatWithoutStay' : 'siteWithoutStay';
}

/**
 * The URL of an offer's reservation with a stay: the offer's own link with the dates and guests
 * in the names of the hotel's engine, without one the engine itself. An offer's own link keeps its
 * hotel, its code and whatever else it says. Null where nothing leads to a reservation.
 */
export function offerLink(
  link: string | null,
  engine: HotelEngine | null,
  stay: Stay,
): string | null {
  if (link === null) {
    const built = engine ? buildBookingLink(engine, stay) : null;
    return built?.ok ? built.href : null;
  }
  if (!takesStay(link, engine)) return link;
  const url = new URL(link);
  for (const [name, value] of ENGINES[engine.name].parameters('', { ...stay, promo: '' })) {
    if (value !== '') url.searchParams.set(name, value);
  }
  url.search = queryText(url.searchParams);
  return url.href;
}
