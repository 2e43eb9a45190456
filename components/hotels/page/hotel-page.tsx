import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageImages } from '@/components/hotels/images';
import { FaqSection } from '@/components/sections/faq-section';
import { EndOfFirstScreen } from '@/components/ui/end-of-first-screen';
import { Main } from '@/components/ui/main';
import { primaryVariables } from '@/lib/format/primary-color';
import type { Hotel } from '@/lib/hotels/model';
import type { RelatedHotel } from '@/lib/hotels/related';
import type { SiteSettings } from '@/lib/settings/model';
import { Amenities } from './amenities';
import { Banners } from './banners';
import { ContactLinks } from './contact-links';
import { Gallery } from './gallery';
import { HotelHeader } from './header';
import { HotelHero } from './hero';
import { CorporateHero } from './hero-corporate';
import { Location } from './location';
import { RelatedHotels } from './related';
import { Rooms } from './rooms';
import { Season } from './season';
import { sectionsOf } from './sections';
import { Story } from './story';
import { Testimonials } from './testimonials';

type HotelPageProps = {
  hotel: Hotel;
  images: PageImages;
  /** The section of the offers that count today; null when there are none. */
  offers: ReactNode;
  chain: Pick<SiteSettings, 'heroVideo' | 'logos'>;
  booking: ReactNode;
  /** Hotels near this one or like it. */
  related: RelatedHotel[];
  /** The structured data for search engines. */
  data: ReactNode;
};

/** A hotel's whole page in its own color. Sections without content are omitted. */
export function HotelPage(props: HotelPageProps) {
  const { hotel, images, offers, chain, booking, related, data } = props;
  const Hero = hotel.type === 'corporate' ? CorporateHero : HotelHero;
  return (
    <div className="hotel-page" style={primaryVariables(hotel.features.primaryColor)}>
      <HotelHeader
        hotel={hotel}
        sections={sectionsOf(hotel, offers !== null)}
        logos={chain.logos}
      />
      {data}
      {/* Neighbors on one background share the space between them. */}
      <Main className="[&>[data-tone=paper]+[data-tone=paper]]:pt-0">
        <div className="hotel-top">
          <Hero hotel={hotel} chainVideo={chain.heroVideo} />
          {booking}
        </div>
        <EndOfFirstScreen />
        <Amenities hotel={hotel} />
        <Story hotel={hotel} image={images.story} />
        <Rooms hotel={hotel} />
        <Banners hotel={hotel} images={images.banners} hasOffers={offers !== null} />
        {offers}
        <Gallery hotel={hotel} shown={images.tiles} />
        <Testimonials hotel={hotel} />
        <Season hotel={hotel} />
        <RelatedHotels hotels={related} />
        <Questions
          hotel={hotel}
          // Adjacent bands alternate tones if there is a choice.
          tone={hotel.features.season.length + related.length > 0 ? 'sand' : 'paper'}
        />
        <Location hotel={hotel} />
      </Main>
    </div>
  );
}

function Questions({ hotel, tone }: { hotel: Hotel; tone: 'sand' | 'paper' }) {
  const t = useTranslations('hotels.page.faq');
  const { faqs, phone, whatsapp } = hotel.features;
  if (faqs.length === 0) return null;
  return (
    <FaqSection
      tone={tone}
      heading={t('heading')}
      lead={t('lead')}
      items={faqs}
      contact={
        phone || whatsapp ? (
          <div className="contact-buttons">
            <ContactLinks features={hotel.features} />
          </div>
        ) : null
      }
    />
  );
}
