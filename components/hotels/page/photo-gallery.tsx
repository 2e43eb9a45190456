'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isModified } from '@/components/ui/is-modified';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { usePhotoUrl } from './use-photo-url';
import type { ViewerMessages, ViewerPhoto } from './viewer-photo';

const loadViewer = () => import('./image-viewer').then((module) => module.ImageViewer);

type PhotoGalleryProps = {
  photos: ViewerPhoto[];
  name: string;
  /** What the images are about: their stored words and their names. */
  subjects: [subject: string, name: string][];
  messages: ViewerMessages;
  /** Keeps the hotel of the images. */
  heart: ReactNode;
  /** Holds links with `data-photo`, the place of the image that they open. */
  children: ReactNode;
};

const openerOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLElement>('a[data-photo]');

/**
 * Opens the images of a gallery in the viewer, whose code is loaded when it is wanted. An open image
 * has a URL of its own, so that it can be sent, and Back closes it.
 */
export function PhotoGallery({ children, ...viewer }: PhotoGalleryProps) {
  const [Viewer, preload, load] = useLazyModule(loadViewer);
  const [subject, setSubject] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const { at, show, replace, close } = usePhotoUrl(viewer.photos.length, load);

  const onClick = async (event: MouseEvent) => {
    const link = openerOf(event);
    if (!link || isModified(event)) return;
    event.preventDefault();
    opener.current = link;
    // Within a list that scrolls a press does not give the focus, which comes back here afterwards.
    link.focus();
    setSubject(link.dataset.subject ?? null);
    await show(Number(link.dataset.photo));
  };
  const pressAsButton = (event: KeyboardEvent) => {
    const link = openerOf(event);
    if (!link || event.key !== ' ') return;
    event.preventDefault();
    link.click();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <div onClick={onClick} onKeyDown={pressAsButton} onPointerDown={preload}>
      {children}
      {Viewer && at !== null ? (
        <Viewer
          {...viewer}
          startAt={at}
          startSubject={subject}
          open
          onOpenChange={close}
          onShow={replace}
          returnFocus={() => opener.current}
        />
      ) : null}
    </div>
  );
}
