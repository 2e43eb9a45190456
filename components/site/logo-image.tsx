'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { renditions } from '@/lib/media/renditions';

type LogoImageProps = {
  src: string | null;
  alt: string;
  className: string;
  /** Shown if there is no logo, or if it fails to load. */
  children: ReactNode;
};

/** A logo from any URL that staff entered; no larger than a bar needs if it is the site's own. */
export function LogoImage({ src, alt, className, children }: LogoImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // An image that failed before hydration has already fired its error event.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (!src || failed === src) return children;
  return (
    // biome-ignore lint/performance/noImgElement: logos come from anywhere and in any format
    <img
      ref={image}
      src={src}
      srcSet={renditions(src).srcSet}
      sizes="200px"
      alt={alt}
      onError={() => setFailed(src)}
      referrerPolicy="no-referrer"
      className={className}
    />
  );
}
