import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Artwork } from '@/components/sections/artwork';
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
  const t = useTranslations('site.home');
  const messages = useTranslations('media.video');
  return (
    <section id="home" className="home-hero" style={{ '--scrim': scrimOf(COVER) }}>
      <div className="on-dark home-scene">
        <Artwork
          src={COVER}
          alt={t('heroAlt')}
          sizes="100vw"
          position="50% 70%"
          priority
          portraitBelow={45}
          className="-z-20"
        />
        <HeroVideo
          desktop={backgroundVideo(video.desktop)}
          mobile={backgroundVideo(video.mobile)}
          messages={{ pause: messages('pause'), play: messages('play'), title: messages('title') }}
          buttonClassName="right-[var(--gutter)] bottom-48 md:bottom-32"
        />
        <div aria-hidden className="home-scrim" />
      </div>
      <div className="wrap home-words">
        <h1 className="home-title">{t('heading')}</h1>
        <p className="home-lead">{t('lead')}</p>
      </div>
      <div className="wrap home-search">{search}</div>
    </section>
  );
}
