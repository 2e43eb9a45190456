'use client';

import { useEffect, useRef, useState } from 'react';
import { whenNear } from '@/components/ui/when-near';

/** The maps service's frame, put in only when the visitor comes near it. */
export function MapEmbed({ src, title }: { src: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (place.current) return whenNear(place.current, () => setNear(true));
  }, []);

  return (
    <div ref={place} className="absolute inset-0">
      {near ? (
        <iframe
          src={src}
          title={title}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen"
          className="size-full border-0"
        />
      ) : null}
    </div>
  );
}
