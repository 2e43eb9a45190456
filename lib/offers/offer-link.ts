import { isChat } from '@/lib/booking/campaign';
import { ENGINES, type HotelEngine } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';
import { queryText } from '@/lib/format/query-text';

/** Whether the link accepts an engine's parameters. A chat's text is up to the link's author. */
const takesStay = (link: string, engine: HotelEngine | null): engine is HotelEngine =>
  engine !== null && engine.name !== 'whatsapp' && !isChat(link);

/** What the reservation opens, a booking site or a chat, and whether it receives the stay. */
export type Handover = 'site' | 'chat' | 'siteWithoutStay' | 'chatWithoutStay';

/** What `offerLink` leads to. */
export function handoverOf(link: string | null, engine: HotelEngine | null): Handover {
  if (link === null) return engine?.name === 'whatsapp' ? 'chat' : 'site';
  if (takesStay(link, engine)) return 'site';
  return isChat(link) ? 'chatWithoutStay' : 'siteWithoutStay';
}

/**
 * The URL at which an offer is booked for a stay: its own link plus the dates and guests in the
 * parameters of the hotel's engine, or the engine itself if it has no link. Everything else in an
 * offer's own link is preserved. Null if nothing leads to a reservation.
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
