import { useMessages, useTranslations } from 'next-intl';
import { Rail } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { HotelCard } from '@/lib/hotels/list/model';
import { HotelPoster } from './hotel-poster';
import { cardMessages, shownHotel } from './shown-hotel';

const FEATURED_AUTOPLAY_MS = 5_000;

type FeaturedProps = {
  hotels: HotelCard[];
  /** How many hotels there are in all; undefined if unknown. */
  total?: number;
};

/** The home page's hotels as an auto-playing carousel, or a message if there are none. */
export function Featured({ hotels, total }: FeaturedProps) {
  const t = useTranslations('hotels.featured');
  const catalogue = useMessages();
  const messages = cardMessages(catalogue);
  const heading = (
    <div>
      <h2 id="destaques-titulo" className="text-h2">
        {t('heading')}
      </h2>
      <p className="lead">{t('lead')}</p>
    </div>
  );
  return (
    <Section aria-labelledby="destaques-titulo">
      {hotels.length === 0 ? (
        <>
          {heading}
          <p className="mt-8 text-ink-2">{t('empty')}</p>
        </>
      ) : (
        <Rail
          heading={heading}
          label={t('heading')}
          autoplayMs={FEATURED_AUTOPLAY_MS}
          layout="posters"
          messages={catalogue.ui.carousel}
          slides={hotels.map((hotel) => (
            <HotelPoster
              key={hotel.id}
              hotel={shownHotel(hotel, { tall: true })}
              messages={messages}
              sizes="(max-width: 768px) 64vw, 340px"
            />
          ))}
        />
      )}
      {total ? (
        <Link
          href="/hotels"
          className={buttonVariants({ variant: 'outline', className: 'mt-8 md:mt-10' })}
        >
          {t('all', { count: total })}
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </Section>
  );
}
