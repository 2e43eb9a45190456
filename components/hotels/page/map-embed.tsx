'use client';

import { useEffect, useRef, useState } from 'react';

/** The map is fetched when it is at most this far below the screen. */
const NEAR_PX = 300;

/** The maps service's frame, put in only when the visitor comes near it. */
export function MapEmbed({ src, title }: { src: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
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
