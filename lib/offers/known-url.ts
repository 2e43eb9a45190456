import 'server-only';
import { forget, recall, remember } from '@/lib/cache/last-known-good';
import type { OfferUrlParts } from './paths';

const keyOf = (id: string) => `offer ${id}`;

/** Remembers an id's offer for database outages, or forgets the id if there is no offer. */
export async function rememberOffer(id: string, offer: OfferUrlParts | null): Promise<void> {
  if (!offer) return forget(keyOf(id));
  await remember(keyOf(id), { id: offer.id, name: offer.name });
}

/** The offer that an id led to when last read; null if none is known. */
export const recallOffer = (id: string) => recall<OfferUrlParts>(keyOf(id));
