import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Artwork } from '@/components/sections/artwork';
import { formatDate } from '@/lib/format/date';
import { formatRating } from '@/lib/format/price';
import type { Testimonial } from '@/lib/hotels/content/features';
import { Stars } from './stars';

type QuoteProps = {
  testimonial: Testimonial;
  /** The text with marks in it; by default the stored text. */
  children?: ReactNode;
};

/** What a guest wrote, with the name and the day. */
export function Quote({ testimonial, children }: QuoteProps) {
  const t = useTranslations('hotels.card');
  const { author, text, rating, date, avatar } = testimonial;
  const day = formatDate(date);
  return (
    <figure className="quote">
      <Stars rating={rating} label={t('rating', { rating: formatRating(rating) })} />
      <blockquote>{children ? <>“{children}”</> : `“${text}”`}</blockquote>
      <figcaption>
        <span aria-hidden className="quote-avatar">
          {initials(author)}
          {avatar ? <Artwork src={avatar} alt="" sizes="44px" /> : null}
        </span>
        <span className="quote-author">
          <span>{author}</span>
          {day ? <time dateTime={date ?? undefined}>{day}</time> : null}
        </span>
      </figcaption>
    </figure>
  );
}

/** 'Rafael e Lia Torres' → 'RT'. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
