import { z } from 'zod';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { toNumber } from '@/lib/format/numbers';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';

/** An offer as pages read it. Price in BRL for the whole stay, null when none is to be shown. */
export type Offer = {
  id: string;
  hotelId: string;
  name: string;
  description: string | null;
  price: number | null;
  image: string | null;
  features: string[];
  validFrom: CalendarDate | null;
  validUntil: CalendarDate | null;
  stayFrom: CalendarDate | null;
  stayUntil: CalendarDate | null;
  link: string | null;
  isActive: boolean;
};

/** Anything, also nothing: a query may leave out what it does not need. */
const stored = z.unknown().optional();

const date = stored.transform((value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null,
);

const row = z.object({
  id: z.string().min(1),
  hotel_id: z.string().min(1),
  name: z.string().min(1),
  description: z.string().nullish().catch(null),
  price: stored.transform(toNumber),
  image_url: stored.transform(imageUrl),
  features: z.array(z.unknown()).catch([]),
  valid_from: date,
  valid_until: date,
  offer_start_date: date,
  offer_end_date: date,
  offer_link: stored.transform(httpsUrl),
  is_active: z.boolean().catch(false),
});

/** Scalars become text, blank ones and everything else drop. */
function featureTexts(items: unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item !== 'string' && typeof item !== 'number') return [];
    return String(item).trim() || [];
  });
}

/** A list answer must be a list; its unusable rows are dropped one by one. */
export function readOffers(rows: unknown): Offer[] {
  return z
    .array(z.unknown())
    .parse(rows)
    .flatMap((item) => {
      const result = row.safeParse(item);
      if (!result.success) return [];
      const data = result.data;
      return {
        id: data.id,
        hotelId: data.hotel_id,
        name: data.name,
        description: data.description?.trim() || null,
        price: data.price !== null && data.price > 0 ? data.price : null,
        image: data.image_url,
        features: featureTexts(data.features),
        validFrom: data.valid_from,
        validUntil: data.valid_until,
        stayFrom: data.offer_start_date,
        stayUntil: data.offer_end_date,
        link: data.offer_link,
        isActive: data.is_active,
      };
    });
}

/** Active and inside its dates (inclusive at both ends) on the given São Paulo day. */
export function isVisible(
  offer: Pick<Offer, 'isActive' | 'validFrom' | 'validUntil'>,
  today: CalendarDate = todayInSaoPaulo(),
): boolean {
  if (!offer.isActive) return false;
  return (
    (offer.validFrom === null || offer.validFrom <= today) &&
    (offer.validUntil === null || today <= offer.validUntil)
  );
}
