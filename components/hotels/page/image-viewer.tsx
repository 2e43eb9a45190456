'use client';

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { HotelImage } from '@/components/hotels/images';
import { Image } from '@/components/sections/image';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { wrapAround } from '@/components/ui/wrap';
import { formatMessage } from '@/lib/i18n/format-message';
import type messages from '@/messages/pt-BR.json';

export type ViewerMessages = (typeof messages)['media']['viewer'];

/** A horizontal movement of at least this many pixels turns the page. */
const SWIPE_PX = 48;

type PhotoViewerProps = {
  photos: HotelImage[];
  startAt: number;
  messages: ViewerMessages;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Pictures on the whole screen, over a page that does not scroll. A click beside the picture, the
 * close button and Escape close it; arrows, keys and swipes leaf through it in a ring.
 */
export function ImageViewer({ open, onOpenChange, messages, ...pictures }: PhotoViewerProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        shape="full"
        closeLabel={messages.close}
        className="on-dark overflow-hidden! bg-[#071b18f2]! text-white! shadow-none!"
        closeClassName="z-10 bg-[#ffffff1f] hover:bg-[#ffffff3d]! md:top-5 md:right-6"
      >
        <DialogTitle className="sr-only">{messages.title}</DialogTitle>
        <Pages {...pictures} messages={messages} onClose={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

type PagesProps = Pick<PhotoViewerProps, 'photos' | 'startAt' | 'messages'> & {
  onClose: () => void;
};

function Pages({ photos, startAt, messages, onClose }: PagesProps) {
  const [position, setPosition] = useState(startAt);
  const grabbed = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  const move = (step: number) => setPosition((was) => wrapAround(was, step, photos.length));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!grabbed.current) return;
    const x = event.clientX - grabbed.current.x;
    const y = event.clientY - grabbed.current.y;
    grabbed.current = null;
    swiped.current = Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y);
    if (swiped.current) move(x > 0 ? -1 : 1);
  };
  const photo = photos[position];
  if (!photo) return null;

  const arrow =
    'absolute bottom-4 z-10 grid size-12 place-items-center rounded-full bg-[#ffffff1f] hover:bg-[#ffffff3d] md:top-1/2 md:bottom-auto md:size-14 md:-translate-y-1/2';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes only repeat what the buttons do
    <div
      className="absolute inset-0 touch-pan-y touch-pinch-zoom select-none"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        swiped.current = false;
        grabbed.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={onPointerUp}
      onDragStart={(event) => event.preventDefault()}
      onPointerCancel={() => {
        grabbed.current = null;
      }}
      onClick={(event) => {
        const onPicture = (event.target as Element).closest('img, button');
        if (!onPicture && !swiped.current) onClose();
      }}
    >
      <figure className="pointer-events-none absolute inset-x-0 top-16 bottom-20 grid place-items-center md:inset-x-24 md:top-16 md:bottom-16">
        <Image
          key={photo.src}
          src={photo.src}
          alt={photo.alt}
          sizes="100vw"
          priority
          className="pointer-events-auto static h-auto max-h-full w-auto max-w-full rounded-1 object-contain"
        />
      </figure>
      {photos.length > 1 ? (
        <>
          <button
            type="button"
            aria-label={messages.previous}
            onClick={() => move(-1)}
            className={`${arrow} left-4 md:left-6`}
          >
            <Icon name="chevron-left" className="size-6" />
          </button>
          <button
            type="button"
            aria-label={messages.next}
            onClick={() => move(1)}
            className={`${arrow} right-4 md:right-6`}
          >
            <Icon name="chevron-right" className="size-6" />
          </button>
        </>
      ) : null}
      <p
        aria-live="polite"
        className="numeric pointer-events-none absolute inset-x-20 bottom-7 text-center font-[560] md:bottom-5"
      >
        {formatMessage(messages.counter, { position: position + 1, total: photos.length })}
      </p>
    </div>
  );
}
