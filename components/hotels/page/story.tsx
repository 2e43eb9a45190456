import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { Folded } from '@/components/sections/folded';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { foldText } from '@/lib/format/text';
import type { Hotel } from '@/lib/hotels/model';
import { altOf } from '@/lib/media/alternative-texts';
import { SECTION_IDS } from './sections';

/** The initial is three lines high: paragraphs shorter than this (in characters) have none. */
const DROP_CAP_FROM = 140;
/** How many characters of the beginning are shown before the rest unfolds. */
const SHOWN_TEXT = 260;

/** 'Nossa História' as a short band: its beginning next to one image; the rest unfolds. */
export function Story({ hotel, image }: { hotel: Hotel; image: string | null }) {
  const t = useTranslations('hotels.page.story');
  const photos = useTranslations('hotels.page.photos');
  const { history } = hotel.features;
  const [first, ...others] = history;
  if (!first) return null;
  const [shown, rest] = foldText(first, SHOWN_TEXT);
  const folded = rest ? [rest, ...others] : others;
  return (
    <Section
      id={SECTION_IDS.story}
      tone="sand"
      aria-labelledby="historia-titulo"
      className="py-8 print:hidden"
    >
      <div
        className={cn(
          'grid items-center gap-7',
          image && 'md:grid-cols-[5fr_7fr] md:gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14',
        )}
      >
        {image ? (
          <div className="relative aspect-[2/1] overflow-hidden rounded-1 max-md:hidden">
            <Artwork
              src={image}
              alt={altOf(image, hotel.alts, photos('alt', { position: 1, name: hotel.name }))}
              sizes="(max-width: 768px) 100vw, 40vw"
            />
          </div>
        ) : null}
        <div className="min-w-0" data-reveal>
          <h2 id="historia-titulo" className="text-h2">
            {t('heading')}
          </h2>
          <div
            className={cn('story max-w-[46em]', shown.length >= DROP_CAP_FROM && 'story-initial')}
          >
            <p>{shown}</p>
            {folded.length > 0 ? (
              <Folded about={t('heading')}>
                {folded.map((paragraph, index) => (
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
