import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { Icon } from '@/components/ui/icon';
import type { Room } from '@/lib/hotels/content/features';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { usePhotos } from './shown-room';

const SIZES = '(max-width: 768px) 100vw, (max-width: 1320px) 58vw, 724px';

/**
 * The images of a room in a row to swipe or scroll. The script adds arrows and a counter
 * (script/images.ts). The first image is the largest of the room's page.
 */
export function RoomImageRow({ room, alts }: { room: Room; alts: ImageAlts }) {
  const t = useTranslations('hotels.rooms');
  const photos = usePhotos(alts)(room);
  const total = photos.length;
  if (total === 0) return <NoImage name={room.name} />;
  return (
    <div className="room-images">
      {/* biome-ignore lint/a11y/useSemanticElements: not a form, and a list of links says less */}
      <div
        className="room-strip"
        role="group"
        aria-label={t('script.pictures', { room: room.name })}
        {...(total > 1 && { tabIndex: 0 })}
      >
        {photos.map(({ src, alt }, index) => (
          <span key={src}>
            <Artwork src={src} alt={alt} sizes={SIZES} priority={index === 0} />
          </span>
        ))}
      </div>
      {/* These are wide enough: they don't need the viewer's copy of their URLs. */}
      {total > 1 ? (
        <span className="room-count">
          <Icon name="images" />
          <span data-room-count>{t('position', { position: 1, total })}</span>
        </span>
      ) : null}
    </div>
  );
}
