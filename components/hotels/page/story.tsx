import { useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import { Folded } from '@/components/sections/folded';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import type { Hotel } from '@/lib/hotels/model';
import { altOf } from '@/lib/media/alternative-texts';
import { SECTION_IDS } from './sections';

/** The initial is three lines high: a paragraph shorter than that (in characters) goes without. */
const DROP_CAP_FROM = 140;
/** 'Nossa História': how it began, beside one picture; the rest unfolds. */
export function Story({ hotel, picture }: { hotel: Hotel; picture: string | null }) {
  const t = useTranslations('hotels.page.story');
  const photos = useTranslations('hotels.page.photos');
  const { history } = hotel.features;
  if (history.length === 0) return null;
  return (
    <Section
      id={SECTION_IDS.story}
      tone="sand"
      aria-labelledby="historia-titulo"
      className="print:hidden"
    >
      <div
        className={cn('grid items-center gap-10', picture && 'md:grid-cols-2 md:gap-14 lg:gap-24')}
      >
        {picture ? (
          <div className="relative aspect-[4/3] overflow-hidden rounded-1 md:aspect-[3/2]">
            <Scene
              src={picture}
              alt={altOf(picture, hotel.alts, photos('alt', { position: 1, name: hotel.name }))}
              sizes="(max-width: 768px) 108vw, 78vw"
            />
          </div>
        ) : null}
        <div className="min-w-0" data-reveal>
          <h2 id="historia-titulo" className="text-h2">
            {t('heading')}
          </h2>
          <div
            className={cn('story', (history[0]?.length ?? 0) >= DROP_CAP_FROM && 'story-initial')}
          >
            <p>{history[0]}</p>
            {history.length > 1 ? (
              <Folded>
                {history.slice(1).map((paragraph, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: stored paragraphs may repeat
                  <p key={index}>{paragraph}</p>
                ))}
              </Folded>
            ) : null}
          </div>
        </div>
      </div>
    </Section>
  );
}
