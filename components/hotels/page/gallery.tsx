import { useMessages, useTranslations } from 'next-intl';
import { galleryImages } from '@/components/hotels/images';
import { Scene } from '@/components/sections/artwork';
import { Section, SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Hotel } from '@/lib/hotels/model';
import { altOf } from '@/lib/media/alternative-texts';
import { ImageOpener } from './image-opener';
import { SECTION_IDS } from './sections';

/** How wide the tiles stand (of 12 columns) for one to five pictures; more share the last five. */
const MOSAICS = [
  ['md:col-span-12'],
  ['md:col-span-7', 'md:col-span-5'],
  ['md:col-span-12', 'md:col-span-7', 'md:col-span-5'],
  ['md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7'],
  ['md:col-span-7', 'md:col-span-5', 'md:col-span-4', 'md:col-span-5', 'md:col-span-3'],
] as const;
const LARGEST = MOSAICS.length;

type GalleryProps = {
  hotel: Hotel;
  /** Those that the page does not show elsewhere; the viewer has them all. */
  shown: string[];
};

/** 'Veja mais fotos': a mosaic whose tiles open the viewer. */
export function Gallery({ hotel, shown }: GalleryProps) {
  const t = useTranslations('hotels.page.photos');
  const viewerText = useTranslations('media.viewer');
  const {
    media: { viewer },
  } = useMessages();
  const sources = galleryImages(hotel);
  const total = sources.length;
  if (total === 0) return null;
  const photos = sources.map((src, index) => ({
    src,
    alt: altOf(src, hotel.alts, t('alt', { position: index + 1, name: hotel.name })),
  }));
  const messages = { ...viewer, title: viewerText('title', { name: hotel.name }) };
  const tiles = photos
    .map((photo, position) => ({ ...photo, position }))
    .filter(({ src }) => shown.includes(src))
    .slice(0, LARGEST);
  const widths = MOSAICS[tiles.length - 1] ?? MOSAICS[0];
  return (
    <Section id={SECTION_IDS.photos} aria-labelledby="fotos-titulo" className="print:hidden">
      <SectionHeading id="fotos-titulo" title={t('heading')} />
      <div className="relative">
        <ul className="grid auto-rows-[9.375rem] grid-cols-2 grid-rows-[13.75rem] gap-3 md:auto-rows-[15rem] md:grid-cols-12 md:grid-rows-[18.75rem] md:gap-3.5">
          {tiles.map(({ src, alt, position }, index) => (
            <li
              key={src}
              className={cn(
                'relative overflow-hidden rounded-1 bg-sand-2',
                widths[index],
                spansPhone(index, tiles.length) && 'col-span-2',
              )}
            >
              <ImageOpener
                photos={photos}
                startAt={position}
                label={`${t('open', { position: position + 1, total })}: ${alt}`}
                messages={messages}
                className="image-button group"
              >
                <Scene src={src} alt="" sizes="(max-width: 768px) 100vw, 58vw" className="zoom" />
              </ImageOpener>
            </li>
          ))}
        </ul>
        <ImageOpener
          photos={photos}
          label={t('all', { count: total })}
          messages={messages}
          className={cn(
            buttonVariants({ variant: 'light', size: 'touch' }),
            'numeric absolute right-3.5 bottom-3.5 shadow-2',
          )}
        >
          <Icon name="images" />
          {total}
        </ImageOpener>
      </div>
    </Section>
  );
}

/** On phones the first tile is wide, and so is the last of an even number. */
const spansPhone = (index: number, count: number) =>
  index === 0 || (index === count - 1 && count % 2 === 0);
