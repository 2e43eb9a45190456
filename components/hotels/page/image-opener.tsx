'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { HotelImage } from '@/components/hotels/images';
import { cn } from '@/components/ui/cn';
import { isModified } from '@/components/ui/is-modified';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { ViewerMessages } from './viewer-photo';

const loadViewer = () => import('./image-viewer').then((module) => module.ImageViewer);

type ImageOpenerProps = {
  photos: HotelImage[];
  /** The image shown first. */
  startAt?: number;
  /** What a press does, announced after the `children` if they do not say it. */
  label?: string;
  /** The title of the viewer. */
  title: string;
  /** The same object for all openers of a page: its browser's copy then holds it once. */
  messages: Omit<ViewerMessages, 'title'>;
  className: string;
  children: ReactNode;
};

/**
 * A button that shows images full-screen. The viewer's code is loaded when it is wanted. In plain
 * HTML it is a link to the image.
 */
export function ImageOpener({
  photos,
  startAt = 0,
  label,
  title,
  messages,
  className,
  children,
}: ImageOpenerProps) {
  const [open, setOpen] = useState(false);
  const [Viewer, preload, load] = useLazyModule(loadViewer);
  const show = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModified(event)) return;
    event.preventDefault();
    // In a carousel a press does not focus the link, to which focus returns afterwards.
    event.currentTarget.focus();
    setOpen(await load());
  };
  const pressAsButton = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <>
      <a
        href={photos[startAt]?.src}
        {...{ role: 'button', 'aria-haspopup': 'dialog' }}
        draggable={false}
        className={cn('no-underline', className)}
        onPointerDown={preload}
        onClick={show}
        onKeyDown={pressAsButton}
      >
        {children}
        {label ? <span className="sr-only"> {label}</span> : null}
      </a>
      {Viewer ? (
        <Viewer
          photos={photos}
          startAt={startAt}
          messages={{ ...messages, title }}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
