import { useMessages, useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import { Rail } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { CARD_GAP, CARD_SLIDE, CARDS_IN_VIEW } from '@/components/ui/card';
import { formatDate } from '@/lib/format/date';
import { formatRating } from '@/lib/format/price';
import type { Testimonial } from '@/lib/hotels/features';
import type { Hotel } from '@/lib/hotels/model';
import { Stars } from './stars';

/** 'O que nossos hóspedes dizem'. */
export function Testimonials({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotelPage.testimonials');
  const { carousel } = useMessages();
  const { testimonials } = hotel.features;
  if (testimonials.length === 0) return null;
  return (
    <Section tone="sand" aria-labelledby="depoimentos-titulo" className="overflow-hidden">
      <Rail
        heading={
          <h2 id="depoimentos-titulo" className="text-h2">
            {t('heading')}
          </h2>
        }
        label={t('heading')}
        messages={carousel}
        gap={CARD_GAP}
        slideClassName={CARD_SLIDE}
        arrowsAbove={CARDS_IN_VIEW}
        slides={testimonials.map((testimonial) => (
          <Quote key={testimonial.author + testimonial.text} testimonial={testimonial} />
        ))}
      />
    </Section>
  );
}

export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const t = useTranslations('card');
  const { author, text, rating, date, avatar } = testimonial;
  const day = formatDate(date);
  return (
    <figure className="flex w-full min-w-0 flex-col gap-4 rounded-2 bg-card p-6 shadow-1 md:p-[30px]">
      <Stars rating={rating} label={t('rating', { rating: formatRating(rating) })} />
      <blockquote className="flex-1 font-serif text-[19px] leading-[1.45] font-[440] tracking-[-0.01em] whitespace-pre-line wrap-anywhere md:text-xl">
        “{text}”
      </blockquote>
      <figcaption className="flex items-center gap-3 text-[15px]">
        <span
          aria-hidden
          className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-mata font-[640] text-white"
        >
          {initials(author)}
          {avatar ? <Scene src={avatar} alt="" sizes="44px" /> : null}
        </span>
        <span className="min-w-0 leading-normal wrap-anywhere">
          <span className="font-[640]">{author}</span>
          {day ? (
            <time dateTime={date ?? undefined} className="numeric block text-ink-3">
              {day}
            </time>
          ) : null}
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
