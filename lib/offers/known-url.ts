import 'server-only';
import { forget, recall, remember } from '@/lib/cache/last-known-good';
import type { OfferUrlParts } from './paths';

const keyOf = (id: string) => `offer ${id}`;

/** Keeps what an id has led to, for when the database is away; drops an id that leads to nothing. */
export async function rememberOffer(id: string, offer: OfferUrlParts | null): Promise<void> {
  if (!offer) return forget(keyOf(id));
  await remember(keyOf(id), { id: offer.id, name: offer.name });
}

/** What an id led to when it was read last; null where it never led to an offer. */
export const recallOffer = (id: string) => recall<OfferUrlParts>(keyOf(id));
