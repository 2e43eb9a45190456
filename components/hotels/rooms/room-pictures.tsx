import { useMessages, useTranslations } from 'next-intl';
import { ImageOpener } from '@/components/hotels/page/image-opener';
import { Scene } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { Icon } from '@/components/ui/icon';
import type { Room } from '@/lib/hotels/features';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';

type RoomPicturesProps = {
  room: Room;
  alts: ImageAlts;
  sizes: string;
  /** On a card: the path of the room's page, to which each picture leads. */
  path?: string;
};

/**
 * The pictures of a room in a row that is swiped or scrolled. The script adds arrows and counts along
 * (script/pictures.ts). A card has the first picture only, and the paths of the others for the script;
 * its number opens them all on the whole screen.
 */
export function RoomPictures({ room, alts, sizes, path }: RoomPicturesProps) {
  const t = useTranslations('hotels.rooms');
  const page = useTranslations('hotels.page');
  const viewerText = useTranslations('media.viewer');
  const {
    media: { viewer },
  } = useMessages();
  const count = room.images.length;
  if (count === 0) return <NoImage name={room.name} />;
  const photos = room.images.map((src, index) => ({
    src,
    alt: altOf(src, alts, page('photos.alt', { position: index + 1, name: room.name })),
  }));
  const counter = (
    <>
      <Icon name="images" />
      {count > 1 ? (
        <span data-room-count>{t('position', { position: 1, total: count })}</span>
      ) : null}
    </>
  );
  const [first, ...others] = room.images;
  if (path && first) {
    return (
      <div className="room-pictures">
        <div
          className="room-strip"
          {...(others.length > 0 && { 'data-room-images': others.join(' ') })}
        >
          {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; the card says in words, by a button of its own, where its pictures lead */}
          <a href={path} tabIndex={-1} aria-hidden>
            <Scene src={first} alt="" sizes={sizes} />
          </a>
        </div>
        <ImageOpener
          photos={photos}
          label={page('rooms.photos', { count, name: room.name })}
          title={viewerText('title', { name: room.name })}
          messages={viewer}
          className="room-count"
        >
          {counter}
        </ImageOpener>
      </div>
    );
  }
  return (
    <div className="room-pictures">
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and a list of one link each says less */}
      <div
        className="room-strip"
        role="group"
        aria-label={t('script.pictures', { room: room.name })}
        {...(count > 1 && { tabIndex: 0 })}
      >
        {photos.map(({ src, alt }) => (
          <span key={src}>
            <Scene src={src} alt={alt} sizes={sizes} />
          </span>
        ))}
      </div>
      {/* These are wide enough: they don't need the viewer's copy of their addresses. */}
      <span className="room-count">{counter}</span>
    </div>
  );
}
