'use client';

import { useEffect, useRef, useState } from 'react';
import { BrandMark, brandClasses } from '@/components/site/brand';
import { cn } from '@/components/ui/cn';

/** The hotel's logo; its name when there is none or the picture fails to load. */
export function HotelBrand({ name, logo }: { name: string; logo: string | null }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A picture that failed before this script ran has already told nobody.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (logo && !failed) {
    return (
      // biome-ignore lint/performance/noImgElement: logos come from anywhere and in any format
      <img
        ref={image}
        src={logo}
        alt={name}
        onError={() => setFailed(true)}
        referrerPolicy="no-referrer"
        className="h-10 w-auto max-w-[200px] object-contain md:h-12"
      />
    );
  }
  return (
    <span className={cn(brandClasses, 'max-w-full min-h-11')}>
      <BrandMark plain className="size-8 md:size-9" />
      <span className="truncate py-1">{name}</span>
    </span>
  );
}
