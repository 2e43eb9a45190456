import { useMessages, useTranslations } from 'next-intl';
import { Heart } from '@/components/favorites/heart';
import { Artwork } from '@/components/sections/artwork';
import { Section } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { hotelKey } from '@/lib/hotels/chosen';
import type { Hotel } from '@/lib/hotels/model';
import { type GalleryPhoto, galleryPhotos, gallerySubjects } from './gallery-photos';
import { PhotoGallery } from './photo-gallery';
import { SECTION_IDS } from './sections';

/** Tile widths (of 12 columns) for one to five images; more images use the last layout. */
const MOSAICS = [
  ['md:col-span-12'],
  ['md:col-span-7', 'md:col-span-5'],
  ['md:col-span-12', 'md:col-span-7', 'md:col-span-5'],
  ['md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7'],
  ['md:col-span-7', 'md:col-span-5', 'md:col-span-4', 'md:col-span-4', 'md:col-span-4'],
] as const;
/** Too few tiles for a mosaic. */
const FEW = 2;
const LARGEST = MOSAICS.length;

/** For links that open the viewer: screen readers announce a button. */
const OPENER = { role: 'button', 'aria-haspopup': 'dialog', draggable: false } as const;

type GalleryProps = {
  hotel: Hotel;
  /** The images that the page does not show elsewhere, in their order; the viewer has them all. */
  shown: string[];
};

/** The images of the mosaic, each with its index among all. */
function tilesOf(photos: GalleryPhoto[], shown: readonly string[]) {
  const placed = photos.map((photo, at) => ({ ...photo, at }));
  const fresh = shown.flatMap((shownSrc) => placed.find(({ src }) => src === shownSrc) ?? []);
  // Images already on the page only repeat if there are few others and staff described them.
  const described = placed.filter(({ src, caption }) => caption && !shown.includes(src));
  return (fresh.length < FEW ? [...fresh, ...described] : fresh).slice(0, LARGEST);
}

/**
 * 'Veja mais fotos': a mosaic whose tiles open the viewer, and one button for each subject. In plain
 * HTML they are links to the images.
 */
export function Gallery({ hotel, shown }: GalleryProps) {
  const t = useTranslations('hotels.page.photos');
  const subjectNames = useTranslations('hotels.gallerySubjects');
  const viewerText = useTranslations('media.viewer');
  const favorites = useTranslations('favorites');
  const { viewer } = useMessages().media;
  const photos = galleryPhotos(hotel, (position) => t('alt', { position, name: hotel.name }));
  const total = photos.length;
  const first = photos[0];
  if (!first) return null;
  const subjects = gallerySubjects(photos).map(({ subject, count }) => ({
    subject,
    name: subjectNames(subject),
    count,
    at: photos.findIndex((photo) => photo.subject === subject),
  }));
  const tiles = tilesOf(photos, shown);
  const widths = MOSAICS[tiles.length - 1] ?? MOSAICS[0];
  const all = (className: string) => (
    <a
      {...OPENER}
      href={first.src}
      data-photo={0}
      className={buttonVariants({ variant: 'outline', className })}
    >
      <Icon name="images" />
      {t('all', { count: total })}
    </a>
  );
  return (
    <Section id={SECTION_IDS.photos} aria-labelledby="fotos-titulo" className="print:hidden">
      <PhotoGallery
        photos={photos}
        name={hotel.name}
        subjects={subjects.map(({ subject, name }) => [subject, name])}
        heart={
          <Heart
            hotelKey={hotelKey(hotel)}
            label={favorites('keepHotel', { name: hotel.name })}
            className="viewer-heart"
          />
        }
        messages={{ ...viewer, title: viewerText('title', { name: hotel.name }) }}
      >
        <div className="section-head">
          <h2 id="fotos-titulo" className="text-h2">
            {t('heading')}
          </h2>
          {all('max-md:hidden')}
        </div>
        {subjects.length > 1 ? (
          <ul className="gallery-subjects" aria-label={t('subjects')}>
            {subjects.map(({ subject, name, count, at }) => (
              <li key={subject}>
                <a
                  {...OPENER}
                  href={photos[at]?.src}
                  data-photo={at}
                  data-subject={subject}
                  aria-label={t('ofSubject', { subject: name, count })}
                >
                  {name} <small className="numeric">{count}</small>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <ul className="gallery-mosaic">
          {tiles.map(({ src, alt, caption, at }, index) => (
            <li
              key={src}
              className={cn(
                widths[index],
                spansPhone(index, tiles.length) && 'col-span-2',
                tiles.length === FEW && 'sm:max-md:col-span-1',
              )}
            >
              <div>
                <a
                  {...OPENER}
                  href={src}
                  data-photo={at}
                  aria-label={`${t('open', { position: at + 1, total })}: ${alt}`}
                  className="image-button group"
                >
                  <Artwork
                    src={src}
                    alt=""
                    sizes="(max-width: 768px) 100vw, 58vw"
                    className="zoom"
                  />
                </a>
              </div>
              {caption ? (
                <p>
                  <strong>{caption.title}</strong>
                  {caption.text ? <span>. {caption.text}</span> : null}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
        {all('mt-5 w-full md:hidden')}
      </PhotoGallery>
    </Section>
  );
}

/** On phones the first tile is wide, and so is the last of an even number. */
const spansPhone = (index: number, count: number) =>
  index === 0 || (index === count - 1 && count % 2 === 0);
