'use client';

import { ImageOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Image } from '@/components/sections/image';

type RecordImageProps = {
  src: string;
  sizes: string;
  className?: string;
  /** Called if the image fails to load. */
  onBroken?: () => void;
};

/** The image of a record, beside its name; replaced with an icon if it fails to load. */
export function RecordImage({ src, onBroken, ...image }: RecordImageProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const tell = () => {
    setBroken(src);
    onBroken?.();
  };
  const look = useEffectEvent((image: HTMLImageElement) => {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) tell();
  });
  useEffect(() => {
    // It may have failed before the listener was attached.
    const image = element.current?.querySelector('img');
    if (image) look(image);
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
