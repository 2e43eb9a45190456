import { useMessages, useTranslations } from 'next-intl';
import { galleryImages, heroImages } from '@/components/hotels/images';
import { ImageOpener } from '@/components/hotels/page/image-opener';
import { routeUrl } from '@/components/hotels/page/maps';
import { usePhotos } from '@/components/hotels/rooms/shown-room';
import { Artwork } from '@/components/sections/artwork';
import { ExternalLink } from '@/components/site/external-link';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Hotel } from '@/lib/hotels/model';
import { PanelHeading } from './panel-heading';

/** How many images are in the row; the viewer shows the others. */
const IMAGES = 3;

/** 'Visão Geral': description, images, story, location. */
export function OverviewPanel({ hotel, roomsId }: { hotel: Hotel; roomsId: string }) {
  const t = useTranslations('hotels.roomSelection');
  const { storyFallback } = useMessages().hotels.roomSelection.overview;
  const { description, location, referencePoint, features } = hotel;
  const story = features.history.length > 0 ? features.history : storyFallback;
  return (
    <div className="wrap-anywhere">
      <PanelHeading>{t('tabs.overview')}</PanelHeading>
      {description ? (
        <p className="max-w-[38em] text-copy leading-[1.7] whitespace-pre-line text-ink-2">
          {description}
        </p>
      ) : null}
      {features.rooms.length > 0 ? (
        <a href={`#${roomsId}`} className={buttonVariants({ variant: 'link', className: 'mt-4' })}>
          {t('overview.toRooms')} <Icon name="arrow-right" />
        </a>
      ) : null}
      <OverviewImages hotel={hotel} />
      <h3 className="mt-11 text-[min(1.625rem,11vw)] md:text-[1.75rem]">{t('overview.story')}</h3>
      <div className="mt-4 max-w-[38em] space-y-4 text-copy leading-[1.7] text-ink-2">
        {story.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change order
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <h3 className="mt-11 text-[min(1.625rem,11vw)] md:text-[1.75rem]">{t('overview.place')}</h3>
      <address className="mt-3 text-copy text-ink-2 not-italic">
        {referencePoint ? <span className="block">{referencePoint}</span> : null}
        {location}
      </address>
      <ExternalLink
        href={routeUrl(hotel)}
        className={buttonVariants({
          variant: 'outline',
          size: 'compact',
          className: 'mt-4 min-h-11',
        })}
      >
        {t('overview.route')}
      </ExternalLink>
    </div>
  );
}

function OverviewImages({ hotel }: { hotel: Hotel }) {
  const photosText = useTranslations('hotels.page.photos');
  const viewerText = useTranslations('media.viewer');
  const { viewer } = useMessages().media;
  const photos = usePhotos(hotel.alts)({ name: hotel.name, images: galleryImages(hotel) });
  if (photos.length === 0) return null;
  // The image at the top of the page is not repeated if there are others.
  const [cover] = heroImages(hotel);
  const others = photos.flatMap((photo, index) => (photo.src === cover ? [] : { ...photo, index }));
  const shown =
    others.length > 0 ? others.slice(0, IMAGES) : photos.map((photo) => ({ ...photo, index: 0 }));
  const title = viewerText('title', { name: hotel.name });
  return (
    <>
      <ul className="mt-9 grid auto-cols-fr grid-flow-col gap-3">
        {shown.map(({ src, alt, index }) => (
          <li key={src} className="relative aspect-[4/3] overflow-hidden rounded-1 bg-sand-2">
            <ImageOpener
              photos={photos}
              startAt={index}
              label={`${photosText('open', { position: index + 1, total: photos.length })}: ${alt}`}
              title={title}
              messages={viewer}
              className="image-button group"
            >
              <Artwork src={src} alt="" sizes="(max-width: 1099px) 40vw, 30vw" />
            </ImageOpener>
          </li>
        ))}
      </ul>
      {photos.length > shown.length ? (
        <ImageOpener
          photos={photos}
          title={title}
          messages={viewer}
          className={buttonVariants({
            variant: 'ghost',
            size: 'compact',
            className: 'mt-3 -ml-[min(1rem,var(--gutter))] min-h-11',
          })}
        >
          <Icon name="images" />
          {photosText('all', { count: photos.length })}
        </ImageOpener>
      ) : null}
    </>
  );
}
