'use client';

import { type ReactNode, useState } from 'react';
import type { HotelImage } from '@/components/hotels/images';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { ViewerMessages } from './image-viewer';

const loadViewer = () => import('./image-viewer').then((module) => module.ImageViewer);

type PhotoOpenerProps = {
  photos: HotelImage[];
  /** The picture shown first. */
  startAt?: number;
  label: string;
  messages: ViewerMessages;
  className?: string;
  children: ReactNode;
};

/** A button that shows pictures full-screen. The viewer's code is loaded when it is wanted. */
export function ImageOpener({
  photos,
  startAt = 0,
  label,
  messages,
  className,
  children,
}: PhotoOpenerProps) {
  const [open, setOpen] = useState(false);
  const [PhotoViewer, fetchViewer, fetchViewerNow] = useLazyModule(loadViewer);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className={className}
        onPointerDown={fetchViewer}
        onClick={async ({ currentTarget }) => {
          // Within a carousel a press does not give it the focus, which comes back here afterwards.
          currentTarget.focus();
          setOpen(await fetchViewerNow());
        }}
      >
        {children}
      </button>
      {PhotoViewer ? (
        <PhotoViewer
          photos={photos}
          startAt={startAt}
          messages={messages}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
