import { useMessages, useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { Icon } from '@/components/ui/icon';
import type { Room } from '@/lib/hotels/content/features';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';
import { ImageOpener } from './image-opener';

type RoomImageProps = {
  room: Room;
  alts: ImageAlts;
};

/** The first image of a room; a click shows all of them. */
export function RoomImage({ room, alts }: RoomImageProps) {
  const t = useTranslations('hotels.page');
  const viewerText = useTranslations('media.viewer');
  const {
    media: { viewer },
  } = useMessages();
  const [first] = room.images;
  if (!first) return <NoImage name={room.name} />;
  const count = room.images.length;
  return (
    <ImageOpener
      photos={room.images.map((src, index) => ({
        src,
        alt: altOf(src, alts, t('photos.alt', { position: index + 1, name: room.name })),
      }))}
      label={t('rooms.photos', { count, name: room.name })}
      title={viewerText('title', { name: room.name })}
      messages={viewer}
      className="image-button group"
    >
      <Artwork
        src={first}
        alt=""
        sizes="(max-width: 768px) 86vw, (max-width: 1099px) 50vw, 410px"
        className="zoom"
      />
      {count > 1 ? (
        <span className="image-count">
          <Icon name="images" />
          {count}
        </span>
      ) : null}
    </ImageOpener>
  );
}
