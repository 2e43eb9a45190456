import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ReserveLink } from '@/components/booking/reserve-link';
import { heroImages } from '@/components/hotels/images';
import { Scene } from '@/components/sections/artwork';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PLACEHOLDER_RATING } from '@/components/ui/rating';
import { formatRating } from '@/lib/format/price';
import { preview } from '@/lib/format/text';
import type { Hotel } from '@/lib/hotels/model';
import { altOf } from '@/lib/media/alternative-texts';
import { scrimOf } from '@/lib/media/artwork';
import { backgroundVideo } from '@/lib/media/video';
import type { SiteSettings } from '@/lib/settings/model';
import { LONG_TEXT } from './amenities';
import { HeroMedia } from './hero-media';
import { Stars } from './stars';

export type HotelHeroProps = { hotel: Hotel; chainVideo: SiteSettings['heroVideo'] };

/** The first screen of a hotel: its place, its name, one sentence, its stars. */
export function HotelHero({ hotel, chainVideo }: HotelHeroProps) {
  const scrim = scrimOf(heroImages(hotel)[0] ?? null, hotel.scrims);
  return (
    <section
      aria-labelledby="hotel-nome"
      style={{ '--scrim': scrim } as CSSProperties}
      className="on-dark relative isolate flex min-h-170 flex-col justify-end overflow-hidden bg-mata text-white md:min-h-195"
    >
      <HeroImages
        hotel={hotel}
        chainVideo={chainVideo}
        sizes="100vw"
        position="50% 60%"
        buttonClassName="right-[var(--gutter)] bottom-18 md:bottom-32"
      />
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 h-55 bg-[linear-gradient(180deg,rgb(from_var(--scrim)_r_g_b/.78)_0,rgb(from_var(--scrim)_r_g_b/.5)_45%,transparent_100%)]"
      />
      <div className="relative pt-30 md:pt-35">
        <HeroScrim />
        <div className="wrap pb-33 md:pb-32">
          <HeroWords hotel={hotel} />
        </div>
      </div>
    </section>
  );
}

/** The scene's own dark tint, exactly as high as the words that stand on it. */
function HeroScrim() {
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-10 bottom-0 -z-10 mask-[linear-gradient(180deg,transparent_0,black_120px)] bg-[linear-gradient(0deg,rgb(from_var(--scrim)_r_g_b/.88)_0,rgb(from_var(--scrim)_r_g_b/.7)_100%)] md:right-auto md:w-[min(100%,73.75rem)] md:bg-[radial-gradient(100%_100%_at_0%_70%,rgb(from_var(--scrim)_r_g_b/.82)_0,rgb(from_var(--scrim)_r_g_b/.7)_52%,transparent_100%)]"
    />
  );
}

type HeroPicturesProps = HotelHeroProps & {
  sizes: string;
  position?: string;
  buttonClassName: string;
};

/** The hotel's pictures and its video, else the chain's; plain ground when there is none. */
export function HeroImages({ hotel, chainVideo, sizes, position, ...props }: HeroPicturesProps) {
  const t = useTranslations('hotels.page.hero');
  const messages = useTranslations('media.video');
  const own = backgroundVideo(hotel.features.heroVideo);
  return (
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
        <Scene
          key={src}
          src={src}
          alt={index === 0 ? altOf(src, hotel.alts, '') : ''}
          sizes={sizes}
          position={position}
          priority={index === 0}
          portraitBelow={42}
        />
      ))}
    />
  );
}

/** Badge, name, sentence, action, stars: the same in every hero, in the current color. */
export function HeroWords({ hotel, onPaper }: { hotel: Hotel; onPaper?: boolean }) {
  const t = useTranslations('hotels.page.hero');
  const rating = hotel.rating ?? PLACEHOLDER_RATING;
  const words = t('rating', { rating: formatRating(rating) });
  const sentence = hotel.subtitle ?? hotel.description;
  return (
    <>
      <p
        className={cn(
          'mb-5 inline-flex max-w-full items-center gap-2 self-start rounded-[20px] px-3.5 py-1.5 text-small font-[600] text-ink',
          onPaper ? 'bg-sand-1' : 'bg-card',
        )}
      >
        <Icon name="map-pin" className="size-4" />
        <span className="min-w-0 wrap-anywhere">{hotel.location}</span>
      </p>
      <h1
        id="hotel-nome"
        className={cn(
          'max-w-[12em] text-[2.625rem] leading-[1.04] font-[500] tracking-[-0.03em] wrap-anywhere',
          onPaper ? 'md:text-[clamp(3rem,4.2vw,3.75rem)]' : 'md:text-[clamp(3rem,5vw,4.5rem)]',
        )}
      >
        {hotel.name}
      </h1>
      {sentence ? (
        <p className="mt-3.5 max-w-[32em] text-copy leading-normal wrap-anywhere md:mt-5 md:text-xl">
          {preview(sentence, LONG_TEXT)}
        </p>
      ) : null}
      <div className="mt-6.5 flex flex-wrap items-center gap-x-3.5 gap-y-4">
        <ReserveLink className={buttonVariants()}>{t('book')}</ReserveLink>
        <span className="numeric inline-flex items-center gap-2 font-[640]">
          <Stars rating={rating} label={words} />
          <span aria-hidden>{words}</span>
        </span>
      </div>
    </>
  );
}
