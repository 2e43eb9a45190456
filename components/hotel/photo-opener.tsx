'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import type { ViewerTexts } from './photo-viewer';
import type { Photo } from './pictures';

const loadViewer = () => import('./photo-viewer');
const PhotoViewer = dynamic(() => loadViewer().then((module) => module.PhotoViewer), {
  ssr: false,
});

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
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className={className}
        onPointerDown={() => void loadViewer()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {children}
      </button>
      {wanted ? (
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
