import { formatDecimal } from '@/lib/format/format-number';
import type { AdminOffer } from '@/lib/offers/staff-queries';

/** Fields whose value is a number as loaded, and the typed text once changed. */
type Typed = 'price' | 'min_nights' | 'max_nights';
/** An offer as its form holds it: numbers as they are typed. */
export type OfferValues = Omit<AdminOffer, 'id' | 'updated_at' | 'hotel' | Typed> & {
  price: string | number;
  min_nights: string | number | null;
  max_nights: string | number | null;
};

/** Formats a price as people type it: '1.290,00'. A typed price is unchanged. */
export function typedPrice(price: string | number | null): string {
  return typeof price === 'number' ? formatDecimal(price, 2) : (price ?? '');
}

/** The fields of a loaded offer, by which a later save tells what was changed. */
export function baseOf({ id: _, updated_at: __, hotel: ___, ...fields }: AdminOffer) {
  return fields;
}

/** The initial values of the form. */
export function startOf(offer: AdminOffer | null, hotelId: string | null): OfferValues {
  if (offer) return { ...baseOf(offer), price: typedPrice(offer.price) };
  return {
    name: '',
    description: null,
    price: '',
    hotel_id: hotelId ?? '',
    image_url: null,
    features: [],
    is_active: true,
    valid_from: null,
    valid_until: null,
    offer_start_date: null,
    offer_end_date: null,
    offer_link: null,
    tags: [],
    min_nights: null,
    max_nights: null,
    arrival_days: [],
    room_name: null,
  };
}
