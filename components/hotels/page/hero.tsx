import { useMessages, useTranslations } from 'next-intl';
import { stayPriceMessages } from '@/components/booking/messages';
import { ReserveLink } from '@/components/booking/reserve-link';
import { StayPrice } from '@/components/booking/stay-price';
import { heroImages } from '@/components/hotels/images';
import { Artwork } from '@/components/sections/artwork';
import { nameSize } from '@/components/sections/name-size';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { shownRating } from '@/components/ui/rating';
import { formatRating, priceOrNull } from '@/lib/format/price';
import { preview } from '@/lib/format/text';
import type { Hotel } from '@/lib/hotels/model';
import { nightlyPrices } from '@/lib/hotels/rooms/for-stay';
import { altOf } from '@/lib/media/alternative-texts';
import { scrimOf } from '@/lib/media/artwork';
import { backgroundVideo } from '@/lib/media/video';
import type { SiteSettings } from '@/lib/settings/model';
import { LONG_TEXT } from './amenities';
import { HeroLight } from './hero-light';
import { HeroMedia } from './hero-media';
import { Stars } from './stars';

export type HotelHeroProps = { hotel: Hotel; chainVideo: SiteSettings['heroVideo'] };

/** The first screen of a hotel: its place, its name, one sentence, its stars. */
export function HotelHero({ hotel, chainVideo }: HotelHeroProps) {
  const scrim = scrimOf(heroImages(hotel)[0] ?? null, hotel.scrims);
  return (
    <section
      aria-labelledby="hotel-nome"
      style={{ '--scrim': scrim }}
      className="on-dark scene-hero hotel-hero"
    >
      <div className="scene-hero-image">
        <HeroImages
          hotel={hotel}
          chainVideo={chainVideo}
          sizes="(max-width: 768px) 125vw, 100vw"
          position="50% 60%"
          buttonClassName="right-[var(--gutter)] bottom-14 md:bottom-32"
        />
      </div>
      <div className="scene-hero-words">
        <HeroContent hotel={hotel} priced nearest={hotel.features.distances[0]} />
      </div>
    </section>
  );
}

type HeroImagesProps = HotelHeroProps & {
  sizes: string;
  position?: string;
  buttonClassName: string;
};

/** The hotel's images and its video, else the chain's; a plain background if none. */
export function HeroImages({ hotel, chainVideo, sizes, position, ...props }: HeroImagesProps) {
  const t = useTranslations('hotels.page.hero');
  const messages = useTranslations('media.video');
  const own = backgroundVideo(hotel.features.heroVideo);
  return (
    <>
      <HeroMedia
        {...props}
        desktop={own ?? backgroundVideo(chainVideo.desktop)}
        mobile={own ?? backgroundVideo(chainVideo.mobile)}
        messages={{
          pause: messages('pause'),
          play: messages('play'),
          title: messages('title'),
          pauseSlides: t('pauseSlides'),
          playSlides: t('playSlides'),
        }}
        slides={heroImages(hotel).map((src, index) => (
          <Artwork
            key={src}
            src={src}
            alt={index === 0 ? altOf(src, hotel.alts, '') : ''}
            sizes={sizes}
            position={position}
            priority={index === 0}
          />
        ))}
      />
      <HeroLight hotel={hotel} />
    </>
  );
}

type HeroContentProps = {
  hotel: Hotel;
  priced?: boolean;
  /** The nearest place to the hotel, if the hero names it nowhere else. */
  nearest?: Hotel['features']['distances'][number];
};

/** Badge, name, sentence, stars, price, action: the same in every hero, in the current color. */
export function HeroContent({ hotel, priced, nearest }: HeroContentProps) {
  const t = useTranslations('hotels.page.hero');
  const messages = stayPriceMessages(useMessages());
  const sentence = hotel.subtitle ?? hotel.description;
  return (
    <div className="hero-words">
      <p className="hero-place">
        <span>
          <Icon name="map-pin" />
          <span>{hotel.location}</span>
        </span>
      </p>
      <h1 id="hotel-nome" className={cn('hero-name', nameSize(hotel.name))}>
        {hotel.name}
      </h1>
      {sentence ? <p className="hero-sentence">{preview(sentence, LONG_TEXT)}</p> : null}
      <HeroRating stored={hotel.rating} />
      <div className="hero-action">
        {priced ? (
          <StayPrice
            price={priceOrNull(hotel.price)}
            nightly={nightlyPrices(hotel)}
            messages={messages}
          />
        ) : null}
        {nearest ? (
          <p className="hero-nearest">
            <strong>{nearest.distance}</strong> {nearest.name}
          </p>
        ) : null}
        <ReserveLink className={buttonVariants()}>{t('book')}</ReserveLink>
      </div>
    </div>
  );
}

function HeroRating({ stored }: { stored: Hotel['rating'] }) {
  const t = useTranslations('hotels.page.hero');
  const rating = shownRating(stored);
  if (rating === null) return null;
  const words = t('rating', { rating: formatRating(rating) });
  return (
    <span className="hero-rating">
      <Stars rating={rating} label={words} />
      <span aria-hidden>{words}</span>
    </span>
  );
}
