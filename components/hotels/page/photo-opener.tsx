'use client';

import { type ReactNode, useState } from 'react';
import type { Photo } from '@/components/hotels/images';
import { useLate } from '@/components/ui/use-lazy-module';
import type { ViewerTexts } from './photo-viewer';

const loadViewer = () => import('./photo-viewer').then((module) => module.PhotoViewer);

type PhotoOpenerProps = {
  photos: Photo[];
  /** The picture shown first. */
  startAt?: number;
  label: string;
  texts: ViewerTexts;
  className?: string;
  children: ReactNode;
};

/** A button that shows pictures full-screen. The viewer's code is loaded when it is wanted. */
export function PhotoOpener({
  photos,
  startAt = 0,
  label,
  texts,
  className,
  children,
}: PhotoOpenerProps) {
  const [open, setOpen] = useState(false);
  const [PhotoViewer, fetchViewer, fetchViewerNow] = useLate(loadViewer);
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
          texts={texts}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
