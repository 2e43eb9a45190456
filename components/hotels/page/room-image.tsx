import { useMessages, useTranslations } from 'next-intl';
import { usePhotos } from '@/components/hotels/rooms/shown-room';
import { Artwork } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { Icon } from '@/components/ui/icon';
import type { Room } from '@/lib/hotels/content/features';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { ImageOpener } from './image-opener';

/** The first image of a room; a click shows all of them. */
export function RoomImage({ room, alts }: { room: Room; alts: ImageAlts }) {
  const t = useTranslations('hotels.page.rooms');
  const viewerText = useTranslations('media.viewer');
  const { viewer } = useMessages().media;
  const photos = usePhotos(alts)(room);
  const [first] = photos;
  if (!first) return <NoImage name={room.name} />;
  return (
    <ImageOpener
      photos={photos}
      label={t('photos', { count: photos.length, name: room.name })}
      title={viewerText('title', { name: room.name })}
      messages={viewer}
      className="image-button group"
    >
      <Artwork
        src={first.src}
        alt=""
        sizes="(max-width: 768px) 86vw, (max-width: 1099px) 50vw, 410px"
        className="zoom"
      />
      {photos.length > 1 ? (
        <span className="image-count">
          <Icon name="images" />
          {photos.length}
        </span>
      ) : null}
    </ImageOpener>
  );
}
