import { offerInput } from '@/lib/offers/form';

export const offerFields = offerInput.shape.fields;

export const OFFER = {
  name: 'Feriado na praia',
  description: null,
  price: '1.290,00',
  hotel_id: 'b0000000-0000-4000-8000-000000000001',
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

/** The fields as they are stored, or the first problem of each by its path. */
export function save(change: object) {
  const { data, error } = offerFields.safeParse({ ...OFFER, ...change });
  if (data) return data;
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}
