'use client';

import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Image } from '@/components/sections/image';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { isModified } from '@/components/ui/is-modified';
import { wrapAround } from '@/components/ui/wrap';
import { formatMessage } from '@/lib/i18n/format-message';
import { useSwipe } from './use-swipe';
import { ViewerBar } from './viewer-bar';
import type { ViewerMessages, ViewerPhoto } from './viewer-photo';
import { ViewerThumbnails } from './viewer-thumbnails';

type ImageViewerProps = {
  photos: ViewerPhoto[];
  /** The image shown first, and the subject that the images are filtered by. */
  startAt: number;
  startSubject?: string | null;
  /** The name of the hotel. */
  name?: string;
  /** Keeps their hotel. */
  heart?: ReactNode;
  subjects?: [subject: string, name: string][];
  messages: ViewerMessages;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called for each image shown. */
  onShow?: (at: number) => void;
  /** What gets focus when the viewer closes; by default the previously focused element. */
  returnFocus?: () => HTMLElement | null;
};

/**
 * Full-screen images, over a page that does not scroll. A click next to the image, the close button
 * and Escape close it; arrows, keys, swipes and thumbnails cycle through them.
 */
export function ImageViewer({ open, onOpenChange, returnFocus, ...pages }: ImageViewerProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        shape="full"
        closeLabel={pages.messages.close}
        className="on-dark viewer overflow-hidden! bg-[#0c2420]! text-[#fdf8ec]! shadow-none!"
        closeClassName="max-md:top-2 right-auto left-2 z-10 max-md:rounded-full max-md:bg-[#0c2420] hover:bg-[#ffffff1f] md:top-3.5 md:right-5 md:left-auto"
        onCloseAutoFocus={(event) => {
          const target = returnFocus?.();
          if (!target) return;
          event.preventDefault();
          target.focus();
        }}
      >
        <DialogTitle className="sr-only">{pages.messages.title}</DialogTitle>
        <Pages {...pages} onClose={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

type PagesProps = Omit<ImageViewerProps, 'open' | 'onOpenChange' | 'returnFocus'> & {
  onClose: () => void;
};

type LeafingProps = Pick<PagesProps, 'photos' | 'startAt' | 'startSubject' | 'onShow'>;

/** Which image is shown, of all or of one subject, and how to move to another one. */
function useLeafing({ photos, startAt, startSubject, onShow }: LeafingProps) {
  const [subject, setSubject] = useState(startSubject ?? null);
  const [shown, setShown] = useState(startAt);
  const all = photos.map((photo, at) => ({ ...photo, at }));
  const list = subject ? all.filter((photo) => photo.subject === subject) : all;
  const position = Math.max(
    0,
    list.findIndex(({ at }) => at === shown),
  );
  const photo = list[position];

  const showAt = (at: number) => {
    setShown(at);
    onShow?.(at);
  };
  const move = (step: number) => {
    const next = list[wrapAround(position, step, list.length)];
    if (next) showAt(next.at);
  };
  const choose = (chosen: string | null) => {
    setSubject(chosen);
    const first = all.find((one) => one.subject === chosen);
    if (chosen && first && photo?.subject !== chosen) showAt(first.at);
  };
  return { list, position, photo, subject, showAt, move, choose };
}

function Pages({ photos, startAt, startSubject, subjects = [], onShow, ...props }: PagesProps) {
  const { name, heart, messages, onClose } = props;
  const { list, position, photo, subject, showAt, move, choose } = useLeafing({
    photos,
    startAt,
    startSubject,
    onShow,
  });
  const { hasSwiped, ...swipe } = useSwipe((way) => move(way));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // With Alt or Command, the arrow keys are the browser's Back and Forward.
    if (isModified(event)) return;
    const { key } = event;
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
    if (key === 'Home') showAt(list[0]?.at ?? 0);
    if (key === 'End') showAt(list.at(-1)?.at ?? 0);
  });
  // Listens as soon as the image is there, wherever focus is: focus arrives later, and a press next
  // to a control moves it.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  if (!photo) return null;
  const counter = formatMessage(messages.counter, { position: position + 1, total: list.length });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only repeats what a button does
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the window above
    <div
      className="viewer-pages"
      onClick={(event) => {
        const onContent = (event.target as Element).closest('img, button, [data-bar]');
        if (!onContent && !hasSwiped()) onClose();
      }}
    >
      <ViewerBar
        name={name}
        total={photos.length}
        subjects={subjects.map(([word, label]) => ({
          word,
          label,
          count: photos.filter((one) => one.subject === word).length,
        }))}
        subject={subject}
        onChoose={choose}
        messages={messages}
        heart={heart}
        isShareable={Boolean(onShow)}
      />
      <div className="viewer-stage" {...swipe}>
        <Photo key={photo.src} photo={photo} counter={counter} messages={messages} />
        {list.length > 1 ? (
          <>
            <button type="button" aria-label={messages.previous} onClick={() => move(-1)}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label={messages.next} onClick={() => move(1)}>
              <Icon name="arrow-right" />
            </button>
          </>
        ) : null}
      </div>
      {list.length > 1 ? (
        <ViewerThumbnails
          photos={list}
          current={photo.at}
          subjects={subjects}
          onShow={showAt}
          messages={messages}
        />
      ) : null}
    </div>
  );
}

type PhotoProps = { photo: ViewerPhoto; counter: string; messages: ViewerMessages };

function Photo({ photo, counter, messages }: PhotoProps) {
  const [isLost, setLost] = useState(false);
  return (
    <figure>
      <div
        className={photo.portrait ? 'viewer-upright' : undefined}
        onErrorCapture={() => setLost(true)}
      >
        {isLost ? (
          <p className="viewer-lost" data-bar="" role="alert">
            {formatMessage(messages.lost, { alt: photo.alt })}
            <Button variant="light" onClick={() => setLost(false)}>
              {messages.retry}
            </Button>
          </p>
        ) : (
          <Image
            src={photo.src}
            alt={photo.alt}
            sizes="100vw"
            priority
            portrait={photo.portrait ? { url: photo.portrait, below: 48 } : null}
          />
        )}
      </div>
      <figcaption>
        <span>
          {photo.caption ? (
            <>
              <strong>{photo.caption.title}</strong>
              {photo.caption.text ? <span>{photo.caption.text}</span> : null}
            </>
          ) : null}
        </span>
        <span aria-live="polite" className="viewer-counter numeric">
          {counter}
        </span>
      </figcaption>
    </figure>
  );
}
