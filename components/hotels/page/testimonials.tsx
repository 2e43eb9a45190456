import { useMessages, useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import { Rail } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { CARDS_IN_VIEW } from '@/components/ui/card';
import { formatDate } from '@/lib/format/date';
import { formatRating } from '@/lib/format/price';
import type { Testimonial } from '@/lib/hotels/features';
import type { Hotel } from '@/lib/hotels/model';
import { Stars } from './stars';

/** 'O que nossos hóspedes dizem'. */
export function Testimonials({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.testimonials');
  const {
    ui: { carousel },
  } = useMessages();
  const { testimonials } = hotel.features;
  if (testimonials.length === 0) return null;
  return (
    <Section tone="sand" aria-labelledby="depoimentos-titulo" className="print:hidden">
      <Rail
        heading={
          <div className="min-w-0">
            <h2 id="depoimentos-titulo" className="text-h2">
              {t('heading')}
            </h2>
            <ReviewSummary rating={hotel.rating} count={testimonials.length} />
          </div>
        }
        label={t('heading')}
        messages={carousel}
        layout="cards"
        arrowsAbove={CARDS_IN_VIEW}
        slides={testimonials.map((testimonial) => (
          <Quote key={testimonial.author + testimonial.text} testimonial={testimonial} />
        ))}
      />
    </Section>
  );
}

/** The hotel's rating and how many texts are shown; they are a choice, so no average of theirs. */
function ReviewSummary({ rating, count }: { rating: number | null; count: number }) {
  const t = useTranslations('hotels.page.testimonials');
  const published = t('published', { count });
  if (rating === null) return <p className="lead">{published}</p>;
  return (
    <p className="mt-4 flex items-center gap-4">
      <span className="numeric font-serif text-[2.75rem] leading-none font-[480]">
        {formatRating(rating)}
      </span>
      <span className="grid gap-0.5 text-small text-ink-2">
        <Stars rating={rating} label={t('rating', { rating: formatRating(rating) })} />
        <span>{t('ofHotel')}</span>
        <span>{published}</span>
      </span>
    </p>
  );
}

export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const t = useTranslations('hotels.card');
  const { author, text, rating, date, avatar } = testimonial;
  const day = formatDate(date);
  return (
    <figure className="quote">
      <Stars rating={rating} label={t('rating', { rating: formatRating(rating) })} />
      <blockquote>{`“${text}”`}</blockquote>
      <figcaption>
        <span aria-hidden className="quote-avatar">
          {initials(author)}
          {avatar ? <Scene src={avatar} alt="" sizes="44px" /> : null}
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
