import { useMessages, useTranslations } from 'next-intl';
import { Quote } from '@/components/hotels/page/quote';
import { Stars } from '@/components/hotels/page/stars';
import { shownRating } from '@/components/ui/rating';
import { formatRating } from '@/lib/format/price';
import type { Hotel } from '@/lib/hotels/model';
import { PanelHeading } from './panel-heading';

/** 'Avaliações': the score and guests' reviews, or an example that is labeled as one. */
export function ReviewsPanel({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.roomSelection');
  const { fallback } = useMessages().hotels.roomSelection.reviews;
  const { testimonials } = hotel.features;
  const rating = shownRating(hotel.rating);
  const none = testimonials.length === 0;
  const quotes = none ? [{ ...fallback, rating: 5, date: null, avatar: null }] : testimonials;
  return (
    <>
      <PanelHeading lead={none ? t('reviews.sample') : undefined}>{t('tabs.reviews')}</PanelHeading>
      <p className="numeric mb-7 flex flex-wrap items-center gap-x-3.5 gap-y-1">
        {rating === null ? null : (
          <>
            <span aria-hidden className="font-serif text-[2.875rem] leading-none font-[500]">
              {formatRating(rating)}
            </span>
            <Stars rating={rating} label={t('reviews.score', { rating: formatRating(rating) })} />
          </>
        )}
        {none ? null : (
          <span className="text-ink-2">{t('reviews.count', { count: testimonials.length })}</span>
        )}
      </p>
      <ul className="grid gap-5 md:grid-cols-2">
        {quotes.map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored words may repeat
          <li key={index} className="flex">
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </>
  );
}
