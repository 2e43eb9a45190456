import { cache } from 'react';
import { type OfferAddress, recallOffer, rememberOffer } from '@/lib/offers/known-address';
import type { OfferWithHotel } from '@/lib/offers/model';
import { findOffer } from '@/lib/offers/queries';
import { isVisible } from '@/lib/offers/status';

/** One read per request, however many of page and metadata ask. */
const offerById = cache(findOffer);

/**
 * The offer of an id, null for whatever does not count today. `redirectFrom` gets what its URL is
 * made of and redirects where the visitor asked at another one. A failed read throws, but a
 * redirect that was good once goes on: what it leads to may well be stored.
 */
export async function loadOffer(
  id: string,
  redirectFrom: (offer: OfferAddress) => void,
): Promise<OfferWithHotel | null> {
  let offer: OfferWithHotel | null;
  try {
    offer = await offerById(id);
  } catch (error) {
    const known = await recallOffer(id);
    if (known) redirectFrom(known);
    throw error;
  }
  const visible = offer && isVisible(offer) ? offer : null;
  await rememberOffer(id, visible);
  if (visible) redirectFrom(visible);
  return visible;
}
