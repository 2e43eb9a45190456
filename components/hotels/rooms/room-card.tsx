'use client';

import { ReserveLink } from '@/components/booking/reserve-link';
import { ImageOpener } from '@/components/hotels/page/image-opener';
import { Image } from '@/components/sections/image';
import { NoImage } from '@/components/sections/no-image';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChipList } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { PriceText } from '@/components/ui/price-text';
import { formatMessage } from '@/lib/i18n/format-message';
import { RoomCompareChoice } from './room-compare-choice';
import { RoomFactList } from './room-fact-list';
import type { RoomMessages, ShownRoom } from './shown-room';

type RoomCardProps = {
  room: ShownRoom;
  messages: RoomMessages;
  /** Whether it is alone in its row, with nothing to compare it to. */
  alone: boolean;
  /** The path of the room's page. */
  path: string;
  /** The path of the hotel's page, if the card is on another one. */
  page?: string;
  /** The view in words, empty if unknown, where the printed table has a column for it. */
  view?: string;
};

/** A room in the row of 'Acomodações'. Its script (script/stay.ts) adds the stay's cost. */
export function RoomCard({ room, messages, alone, path, page, view }: RoomCardProps) {
  const { name, area, bed, capacity, price, description } = room;
  return (
    <Card
      title={name}
      image={
        <>
          <CardImages room={room} messages={messages} alone={alone} path={path} />
          {alone ? null : <RoomCompareChoice room={room} messages={messages.compare} />}
        </>
      }
      facts={
        <>
          <RoomFactList
            messages={messages.facts}
            area={area}
            bed={bed}
            guests={formatMessage(messages.upTo, { count: capacity })}
          />
          {view === undefined ? null : <div className="room-view">{view}</div>}
        </>
      }
      foot={
        <>
          <PriceText price={room.shownPrice} messages={messages.price} />
          <p className="room-total" data-room-total={price ?? ''} data-room-people={capacity} />
          <div className="room-go">
            <a
              href={path}
              aria-label={formatMessage(messages.detailsOf, { room: name })}
              className={buttonVariants({ variant: 'outline', size: 'touch' })}
            >
              {messages.details}
            </a>
            <ReserveLink
              page={page}
              className={buttonVariants({ size: 'touch' })}
              aria-label={formatMessage(messages.bookRoom, { room: name })}
              data-room-reserve=""
            >
              {messages.book}
            </ReserveLink>
          </div>
        </>
      }
    >
      {description ? <p className="room-description">{description}</p> : null}
      <CardIncluded room={room} messages={messages} path={path} />
    </Card>
  );
}

type CardPartProps = Pick<RoomCardProps, 'room' | 'messages' | 'path'>;

/**
 * The room's first image, and the paths of the others for the script, which makes them swipeable;
 * the counter opens them all full-screen.
 */
function CardImages({ room, messages, path, alone }: CardPartProps & { alone: boolean }) {
  const { name, photos } = room;
  const [first, ...others] = photos;
  const total = photos.length;
  if (!first) return <NoImage name={name} />;
  const sources = others.map(({ src }) => src).join(' ');
  return (
    <div className="room-images">
      <div className="room-strip" {...(sources && { 'data-room-images': sources })}>
        {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; a button on the card names the same target */}
        <a href={path} tabIndex={-1} aria-hidden>
          <Image
            src={first.src}
            alt=""
            sizes={`(max-width: 768px) ${alone ? 100 : 86}vw, (max-width: 1099px) 50vw, ${alone ? 640 : 410}px`}
          />
        </a>
      </div>
      <ImageOpener
        photos={photos}
        label={formatMessage(messages.photos, { count: total, name })}
        title={formatMessage(messages.viewer.title, { name })}
        messages={messages.viewer}
        className="room-count"
      >
        <Icon name="images" />
        {total > 1 ? (
          <span data-room-count>{formatMessage(messages.position, { position: 1, total })}</span>
        ) : null}
      </ImageOpener>
    </div>
  );
}

/** The first included items; the number of the others leads to all of them. */
function CardIncluded({ room: { name, included, more: count }, messages, path }: CardPartProps) {
  if (included.length === 0) return null;
  return (
    <div className="room-included">
      <ChipList
        items={included}
        more={
          count > 0 ? (
            <a
              href={path}
              className="room-more"
              aria-label={formatMessage(messages.moreOf, { count, room: name })}
            >
              {formatMessage(messages.more, { count })}
            </a>
          ) : null
        }
      />
    </div>
  );
}
