import { Images } from 'lucide-react';
import { useMessages, useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { IMAGE_BUTTON } from '@/components/ui/card';
import type { Room } from '@/lib/hotels/features';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';
import { ImageOpener } from './image-opener';

/** The first picture of a room; a click shows all of them. */
export function RoomImage({ room, alts }: { room: Room; alts: ImageAlts }) {
  const t = useTranslations('hotelPage');
  const viewerText = useTranslations('viewer');
  const { viewer } = useMessages();
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
      messages={{ ...viewer, title: viewerText('title', { name: room.name }) }}
      className={IMAGE_BUTTON}
    >
      <Scene
        src={first}
        alt=""
        sizes="(max-width: 768px) 86vw, (max-width: 1099px) 50vw, 410px"
        className="transition-transform duration-700 ease-out motion-safe:group-hover:scale-103"
      />
      {count > 1 ? (
        <span className="numeric absolute right-3 bottom-3 inline-flex min-h-8 items-center gap-1.5 rounded-2 bg-card px-2.5 text-caption font-[640] text-ink">
          <Images aria-hidden className="size-4" strokeWidth={1.75} />
          {count}
        </span>
      ) : null}
    </ImageOpener>
  );
}
