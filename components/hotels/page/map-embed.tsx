'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { whenNear } from '@/components/ui/when-near';
import { savesData } from '@/lib/media/light-mode';

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

type MapEmbedProps = { src: string; title: string; show: string };

/**
 * The map service's frame, added only when the visitor scrolls near it. With data saving on, a
 * button loads it: the map is larger than the rest of the page.
 */
export function MapEmbed({ src, title, show }: MapEmbedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'offered' | 'asked' | 'near'>('away');

  useEffect(() => {
    if (place.current)
      return whenNear(place.current, () => setState(savesData() ? 'offered' : 'near'));
  }, []);

  return (
    <div ref={place} className="absolute inset-0">
      {state === 'offered' ? (
        <Button className="absolute bottom-5 left-5" onClick={() => setState('asked')}>
          {show}
        </Button>
      ) : null}
      {state === 'asked' || state === 'near' ? (
        <iframe
          // It replaces the button that had focus.
          ref={state === 'asked' ? takeFocus : null}
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
