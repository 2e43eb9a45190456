import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import { Icon, type IconName } from '@/components/ui/icon';
import { formatDate } from '@/lib/format/date';
import type { OfferWithHotel } from '@/lib/offers/model';
import { HERO_DESCRIPTION } from './offer-hero';
import { StayPeriod } from './stay-period';
import { useArrivalText, useNightsText } from './stay-terms';

/** What guests need to know: dates, contents, conditions; preceded by a long description. */
export function OfferFacts({ offer }: { offer: OfferWithHotel }) {
  const t = useTranslations('offers.page');
  const { conditions } = useMessages().offers.page;
  const bookUntil = formatDate(offer.validUntil);
  const { description } = offer;
  const terms = [useNightsText(offer), useArrivalText(offer)].filter((term) => term !== null);
  return (
    <Section aria-labelledby="oferta-fatos" className="pb-18">
      {description && [...description].length > HERO_DESCRIPTION ? (
        <div className="mb-11 max-w-[44em]">
          <h2 className="text-h2">{t('about')}</h2>
          <p className="mt-4.5 whitespace-pre-line text-ink-2 wrap-anywhere md:text-copy">
            {description}
          </p>
        </div>
      ) : null}
      <h2 id="oferta-fatos" className="sr-only">
        {t('facts')}
      </h2>
      <div className="offer-facts">
        <div data-reveal>
          <Fact
            icon="calendar-days"
            title={t('period.heading')}
            items={[
              <StayPeriod key="stay" offer={offer} messages="period" />,
              ...terms,
              ...(bookUntil ? [t('period.bookUntil', { until: bookUntil })] : []),
            ]}
          />
          <Fact
            icon="gift"
            title={t('included.heading')}
            items={offer.features.length > 0 ? offer.features : [t('included.empty')]}
          />
          <Fact icon="badge-check" title={t('conditions.heading')} items={conditions.items} />
        </div>
      </div>
    </Section>
  );
}

type FactProps = { icon: IconName; title: string; items: readonly ReactNode[] };

function Fact({ icon, title, items }: FactProps) {
  return (
    <article className="offer-fact">
      <Icon name={icon} className="icon-large" />
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored items may repeat
          <li key={index}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
