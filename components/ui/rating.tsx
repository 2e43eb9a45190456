import { useTranslations } from 'next-intl';
import { formatRating } from '@/lib/format/price';

export const STAR = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';

/** Shown where a hotel has no rating yet. Only ever a placeholder: never data. */
export const PLACEHOLDER_RATING = 4.8;

/** One star and the number. */
export function Rating({ value }: { value: number | null }) {
  const t = useTranslations('card');
  const rating = formatRating(value ?? PLACEHOLDER_RATING);
  return (
    <span className="numeric inline-flex items-center gap-[5px] text-[15px] font-[640]">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-ipe text-[#c48a00]">
        <path d={STAR} stroke="currentColor" />
      </svg>
      <span aria-hidden>{rating}</span>
      <span className="sr-only">{t('rating', { rating })}</span>
    </span>
  );
}
