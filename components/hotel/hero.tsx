import { MapPin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ReserveLink } from '@/components/booking/reserve-link';
import { Scene } from '@/components/sections/scene';
import { PLACEHOLDER_RATING } from '@/components/site/rating';
import { buttonVariants } from '@/components/ui/button';
import type { SiteConfig } from '@/lib/data/config';
import { formatRating } from '@/lib/format/price';
import { scrimOf } from '@/lib/media/art';
import { backgroundVideo } from '@/lib/media/video';
import type { Hotel } from '@/lib/schemas/hotel';
import { HeroMedia } from './hero-media';
import { altOf, heroPictures } from './pictures';
import { Stars } from './stars';

export type HotelHeroProps = { hotel: Hotel; chainVideo: SiteConfig['heroVideo'] };

/** The first screen of a hotel: its place, its name, one sentence, its stars. */
export function HotelHero({ hotel, chainVideo }: HotelHeroProps) {
  const scrim = scrimOf(heroPictures(hotel)[0] ?? null);
  return (
    <section
      aria-labelledby="hotel-nome"
      className="on-dark relative isolate flex min-h-[680px] flex-col justify-end overflow-hidden bg-mata text-white md:min-h-[780px]"
    >
      <HeroPictures
        hotel={hotel}
        chainVideo={chainVideo}
        sizes="100vw"
        position="50% 60%"
        buttonClassName="right-[var(--gutter)] bottom-[72px] md:bottom-32"
      />
      <div
        aria-hidden
        style={{ '--scrim': scrim } as CSSProperties}
        className="absolute inset-0 -z-10 bg-[linear-gradient(180deg,rgb(from_var(--scrim)_r_g_b/.75)_0,transparent_22%),linear-gradient(0deg,rgb(from_var(--scrim)_r_g_b/.9)_0,rgb(from_var(--scrim)_r_g_b/.8)_42%,transparent_68%)] md:bg-[linear-gradient(180deg,rgb(from_var(--scrim)_r_g_b/.8)_0,rgb(from_var(--scrim)_r_g_b/.58)_13%,transparent_32%),radial-gradient(66%_74%_at_8%_82%,rgb(from_var(--scrim)_r_g_b/.82)_0,rgb(from_var(--scrim)_r_g_b/.56)_52%,transparent_100%)]"
      />
      <div className="wrap pt-[104px] pb-[132px] md:pt-[140px] md:pb-32">
        <HeroWords hotel={hotel} />
      </div>
    </section>
  );
}

type HeroPicturesProps = HotelHeroProps & {
  sizes: string;
  position?: string;
  buttonClassName: string;
};

/** The hotel's pictures and its video, else the chain's; plain ground when there is none. */
export function HeroPictures({ hotel, chainVideo, sizes, position, ...props }: HeroPicturesProps) {
  const t = useTranslations('hotelPage.hero');
  const texts = useTranslations('video');
  const own = backgroundVideo(hotel.features.heroVideo);
  return (
    <HeroMedia
      {...props}
      desktop={own ?? backgroundVideo(chainVideo.desktop)}
      mobile={own ?? backgroundVideo(chainVideo.mobile)}
      texts={{
        pause: texts('pause'),
        play: texts('play'),
        title: texts('title'),
        pauseSlides: t('pauseSlides'),
        playSlides: t('playSlides'),
      }}
      slides={heroPictures(hotel).map((src, index) => (
        <Scene
          key={src}
          src={src}
          alt={index === 0 ? altOf(src, '') : ''}
          sizes={sizes}
          position={position}
          priority={index === 0}
          portraitOnPhones
        />
      ))}
    />
  );
}

/** Badge, name, sentence, action, stars: the same in every hero, in the current colour. */
export function HeroWords({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotelPage.hero');
  const rating = hotel.rating ?? PLACEHOLDER_RATING;
  const words = t('rating', { rating: formatRating(rating) });
  const sentence = hotel.subtitle ?? hotel.description;
  return (
    <>
      <p className="mb-5 inline-flex max-w-full items-center gap-2 rounded-[20px] bg-card px-3.5 py-1.5 text-[15px] font-[600] text-ink">
        <MapPin aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0">{hotel.location}</span>
      </p>
      <h1
        id="hotel-nome"
        className="max-w-[12em] text-[42px] leading-[1.04] font-[500] tracking-[-0.03em] wrap-anywhere md:text-[clamp(48px,5vw,72px)]"
      >
        {hotel.name}
      </h1>
      {sentence ? (
        <p className="mt-3.5 line-clamp-4 max-w-[32em] text-[17px] leading-normal wrap-anywhere md:mt-5 md:text-xl">
          {sentence}
        </p>
      ) : null}
      <div className="mt-[26px] flex flex-wrap items-center gap-x-3.5 gap-y-4">
        <ReserveLink className={buttonVariants()}>{t('book')}</ReserveLink>
        <span className="numeric inline-flex items-center gap-2 font-[640]">
          <Stars rating={rating} label={words} />
          <span aria-hidden>{words}</span>
        </span>
      </div>
    </>
  );
}
