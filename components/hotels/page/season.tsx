import { useTranslations } from 'next-intl';
import { BOOKING_SECTION_ID } from '@/components/booking/reserve-link';
import { Section, SectionHeading } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { firstDayOfMonth } from '@/lib/booking/stay';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { todayInSaoPaulo } from '@/lib/format/date';
import { monthName } from '@/lib/format/date-names';
import { SEASON_MARKS } from '@/lib/hotels/content/season';
import type { Hotel } from '@/lib/hotels/model';
import { SECTION_IDS } from './sections';

/**
 * 'Quando ir': what staff say about each month. A month links to the booking bar with its first day
 * that is not over; with script the calendar opens there (components/booking/use-requested-month).
 */
export function Season({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.season');
  const { season } = hotel.features;
  if (season.length === 0) return null;
  const today = todayInSaoPaulo();
  const marks = SEASON_MARKS.filter((mark) => season.some((month) => month.mark === mark));
  return (
    <Section id={SECTION_IDS.season} aria-labelledby="quando-ir-titulo" className="print:hidden">
      <SectionHeading
        id="quando-ir-titulo"
        title={t('heading')}
        lead={t('lead')}
        aside={
          marks.length > 0 ? (
            <ul aria-hidden className="season-key">
              {marks.map((mark) => (
                <li key={mark}>
                  <Icon name={`month-${mark}`} />
                  {t(`marks.${mark}`)}
                </li>
              ))}
            </ul>
          ) : null
        }
      />
      <ol className="season">
        {season.map(({ text, mark }, at) => {
          const day = firstDayOfMonth(at, today);
          const short = monthName(at, 'short');
          // Voice control finds a link by its visible text, so that comes first and unchanged.
          const words = [
            [short, text].filter(Boolean).join(' '),
            ...(mark ? [t(`marks.${mark}`)] : []),
            t('pick', { month: monthName(at, 'long').toLowerCase() }),
          ];
          return (
            <li key={day}>
              <a
                href={`?${STAY_NAMES.checkIn}=${day}#${BOOKING_SECTION_ID}`}
                data-month={day}
                aria-label={words.join('. ')}
                {...(mark === 'melhor' && { className: 'season-best' })}
              >
                <b>{short}</b> {mark ? <Icon name={`month-${mark}`} /> : null}
                {text ? <span>{text}</span> : null}
              </a>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
