import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Scene } from '@/components/sections/artwork';
import { HeroVideo } from '@/components/sections/hero-video';
import { scrimOf } from '@/lib/media/artwork';
import { backgroundVideo } from '@/lib/media/video';
import type { SiteSettings } from '@/lib/settings/model';

const COVER = '/art/capa.webp';

/** The first screen of the site: one scene, one sentence, one question. */
export function HomeHero({
  video,
  search,
}: {
  video: SiteSettings['heroVideo'];
  search: ReactNode;
}) {
  const t = useTranslations('home');
  const messages = useTranslations('video');
  const scrim = scrimOf(COVER);
  return (
    <section id="home" className="relative isolate mb-24 text-white md:mb-[54px]">
      <div className="on-dark relative h-[720px] overflow-hidden md:h-[820px]">
        <Scene
          src={COVER}
          alt={t('heroAlt')}
          sizes="100vw"
          position="50% 70%"
          priority
          portraitOnPhones
          className="-z-20"
        />
        <HeroVideo
          desktop={backgroundVideo(video.desktop)}
          mobile={backgroundVideo(video.mobile)}
          messages={{ pause: messages('pause'), play: messages('play'), title: messages('title') }}
        />
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-[linear-gradient(180deg,rgb(from_var(--scrim)_r_g_b/.72)_0,rgb(from_var(--scrim)_r_g_b/.66)_40%,transparent_60%)] md:bg-[linear-gradient(180deg,rgb(from_var(--scrim)_r_g_b/.66)_0,rgb(from_var(--scrim)_r_g_b/.2)_24%,transparent_40%),radial-gradient(58%_50%_at_20%_26%,rgb(from_var(--scrim)_r_g_b/.76)_0,rgb(from_var(--scrim)_r_g_b/.63)_52%,transparent_100%)]"
          style={{ '--scrim': scrim } as React.CSSProperties}
        />
        <div className="wrap pt-[104px] md:pt-[140px]">
          <h1 className="max-w-[11.2em] text-hero">{t('heading')}</h1>
          <p className="mt-3.5 max-w-[30em] text-[17px] leading-normal md:mt-5 md:text-xl">
            {t('lead')}
          </p>
        </div>
      </div>
      <div className="wrap absolute inset-x-0 -bottom-24 md:-bottom-[54px]">{search}</div>
    </section>
  );
}
