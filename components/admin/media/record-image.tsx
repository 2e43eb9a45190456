'use client';

import { ImageOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Image } from '@/components/sections/image';

type RecordImageProps = {
  src: string;
  sizes: string;
  className?: string;
  /** Told when the picture does not load. */
  onBroken?: () => void;
};

/** The picture of a record, beside its name; an icon takes its place where it does not load. */
export function RecordImage({ src, onBroken, ...image }: RecordImageProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const tell = () => {
    setBroken(src);
    onBroken?.();
  };
  const look = useEffectEvent((picture: HTMLImageElement) => {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) tell();
  });
  useEffect(() => {
    // It may have failed before anybody listened.
    const picture = element.current?.querySelector('img');
    if (picture) look(picture);
  }, []);
  return (
    <span ref={element} onErrorCapture={tell} className="contents">
      {broken === src ? (
        <ImageOff
          aria-hidden
          className="absolute inset-0 m-auto size-6 text-ink-3"
          strokeWidth={1.5}
        />
      ) : (
        <Image key={src} {...image} src={src} alt="" />
      )}
    </span>
  );
}
