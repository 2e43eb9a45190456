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
  /** The subjects of the images: stored word and display name. */
  subjects: [subject: string, name: string][];
  messages: ViewerMessages;
  /** Button to keep the images' hotel. */
  heart: ReactNode;
  /** Contains links with `data-photo`, the index of the image to open. */
  children: ReactNode;
};

const openerOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLElement>('a[data-photo]');

/**
 * Opens a gallery's images in the viewer, whose code is loaded on demand. An open image has its own
 * URL, so that it can be shared, and Back closes it.
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
    // In a scrollable list a press does not focus the link, to which focus returns afterwards.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only delegates for the links inside
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
