import { useTranslations } from 'next-intl';
import { formatRating } from '@/lib/format/price';

/** Shown where a hotel has no rating yet. Only ever a placeholder: never data. */
export const PLACEHOLDER_RATING = 4.8;

/** One star and the number. */
export function Rating({ value }: { value: number | null }) {
  const t = useTranslations('hotels.card');
  const rating = formatRating(value ?? PLACEHOLDER_RATING);
  return (
    <span className="rating">
      <span aria-hidden>{rating}</span>
      <span className="sr-only">{t('rating', { rating })}</span>
    </span>
  );
}
