import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { formatRating } from '@/lib/format/price';
import { type ReviewTheme, reviewThemes, themeParts } from '@/lib/hotels/content/review-themes';
import type { Hotel } from '@/lib/hotels/model';
import { Quote } from './quote';
import { Stars } from './stars';

type Themes = ReturnType<typeof reviewThemes>;

/** The most texts shown as dots; for more there are only figures. */
const MOST_DOTS = 6;
/** Texts with more characters than this use the layout for long ones. */
const LONG_TEXT = 240;

/**
 * 'O que nossos hóspedes dizem'. Choosing a theme filters the texts and marks its words, with radio
 * buttons and rules of reviews.css, by the theme's position in its list.
 */
export function Testimonials({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.testimonials');
  const { testimonials } = hotel.features;
  if (testimonials.length === 0) return null;
  const themes = reviewThemes(testimonials.map(({ text }) => text));
  const names = themes.map(({ theme }) => theme);
  const placeOf = (theme: ReviewTheme | null) => (theme ? names.indexOf(theme) + 1 : 0);
  return (
    <Section tone="sand" aria-labelledby="depoimentos-titulo" className="print:hidden">
      <div className="reviews">
        <div className="review-head">
          <div>
            <h2 id="depoimentos-titulo" className="text-h2">
              {t('heading')}
            </h2>
            <ReviewSummary rating={hotel.rating} count={testimonials.length} />
          </div>
          {themes.length > 0 ? <ThemeChoice themes={themes} total={testimonials.length} /> : null}
        </div>
        <ul
          className="review-list"
          aria-label={t('list')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
          tabIndex={0}
        >
          {testimonials.map((testimonial, index) => {
            const parts = themeParts(testimonial.text, names).map(({ text, theme }) => ({
              text,
              theme: placeOf(theme),
            }));
            const named = [...new Set(parts.flatMap(({ theme }) => theme || []))];
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: stored texts may repeat
                key={index}
                className={cn('review-item', testimonial.text.length > LONG_TEXT && 'review-long')}
                data-themes={named.join(' ') || undefined}
              >
                <Quote testimonial={testimonial}>
                  {parts.map(({ text, theme }, at) =>
                    theme ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
                      <mark key={at} className="review-mark" data-theme={theme}>
                        {text}
                      </mark>
                    ) : (
                      text
                    ),
                  )}
                </Quote>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

/** The hotel's rating and the number of texts; these are a selection, so they have no average. */
function ReviewSummary({ rating, count }: { rating: number | null; count: number }) {
  const t = useTranslations('hotels.page.testimonials');
  const published = t('published', { count });
  if (!rating) return <p className="lead">{published}</p>;
  return (
    <p className="review-rating">
      <span className="numeric">{formatRating(rating)}</span>
      <span>
        <Stars rating={rating} label={t('rating', { rating: formatRating(rating) })} />
        <span>{t('ofHotel')}</span>
        <span>{published}</span>
      </span>
    </p>
  );
}

function ThemeChoice({ themes, total }: { themes: Themes; total: number }) {
  const t = useTranslations('hotels.page.testimonials');
  return (
    <fieldset className="review-themes">
      <legend className="sr-only">{t('themes.label')}</legend>
      <label>
        <input type="radio" name="tema" value="0" defaultChecked className="sr-only" />
        {t('themes.all')}
        <span className="review-count">
          <span className="numeric">{total}</span>
        </span>
      </label>
      {themes.map(({ theme, count }, at) => (
        <label key={theme}>
          <input type="radio" name="tema" value={at + 1} className="sr-only" />
          {t(`themes.${theme}`)}
          <span className="review-count">
            {total <= MOST_DOTS ? (
              <span
                aria-hidden
                className="review-dots"
                style={{ '--count': count, '--total': total }}
              />
            ) : null}
            <span className="numeric">{t('themes.count', { count, total })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
