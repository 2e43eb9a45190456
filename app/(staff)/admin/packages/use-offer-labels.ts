import { useTranslations } from 'next-intl';
import type { ConflictFormat } from '@/components/admin/conflict-choice';
import { useImageNames } from '@/components/admin/media/media-context';
import { formatDate } from '@/lib/format/date';
import { typedPrice } from './offer-values';

const DAYS: readonly string[] = ['valid_from', 'valid_until', 'offer_start_date', 'offer_end_date'];

/** Returns the labels of an offer's fields, in form order. */
export function useOfferLabels() {
  const t = useTranslations('offers.admin.form');
  return {
    name: t('name'),
    hotel_id: t('hotel'),
    price: t('price'),
    description: t('description'),
    image_url: t('image'),
    tags: t('tags'),
    offer_start_date: t('labels.offer_start_date'),
    offer_end_date: t('labels.offer_end_date'),
    min_nights: t('labels.min_nights'),
    max_nights: t('labels.max_nights'),
    arrival_days: t('labels.arrival_days'),
    room_name: t('labels.room_name'),
    valid_from: t('labels.valid_from'),
    valid_until: t('labels.valid_until'),
    offer_link: t('link'),
    features: t('features'),
    is_active: t('isActive'),
  };
}

/**
 * Formats stored keys as labels, one per line; null if there are none, which the dialog labels
 * itself.
 */
function namesOf(value: unknown, t: (key: never) => string): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.map((key) => t(String(key) as never)).join('\n');
}

/** Returns the function that formats the values of an offer's fields in a conflict. */
export function useOfferFormat(hotelName: (id: unknown) => string | null): ConflictFormat {
  const tags = useTranslations('offers.tags');
  const weekdays = useTranslations('offers.weekdays');
  const imageName = useImageNames();
  return (field, value) => {
    if (field === 'hotel_id') return hotelName(value);
    if (field === 'price') return typedPrice(value as string | number | null) || null;
    if (field === 'image_url') return value ? imageName(String(value)) : null;
    if (field === 'tags') return namesOf(value, tags);
    if (field === 'arrival_days') return namesOf(value, weekdays);
    return DAYS.includes(field) ? formatDate(value as string | null) : null;
  };
}
