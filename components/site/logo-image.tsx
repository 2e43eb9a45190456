'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { renditions } from '@/lib/media/renditions';

type LogoImageProps = {
  src: string | null;
  alt: string;
  className: string;
  /** Shown where there is no logo, and in place of one that fails to load. */
  children: ReactNode;
};

/** A logo from whatever URL staff gave it; no larger than a bar needs, if it is the site's own. */
export function LogoImage({ src, alt, className, children }: LogoImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // An image that failed before this script ran has fired its error event unheard.
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
