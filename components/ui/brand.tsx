'use client';

import { cn } from './cn';
import { ICON_SPRITE } from './icon-sprite';

/**
 * The ipê flower, out of the sprite of the icons. `plain` takes the current color and, for its
 * heart, the variable --mark-heart: for hotel headers with their own colors.
 */
export function BrandMark({ className, plain }: { className?: string; plain?: boolean }) {
  return (
    <svg aria-hidden="true" className={cn('size-9 shrink-0', !plain && 'text-ipe', className)}>
      <use href={`${ICON_SPRITE}#brand`} />
    </svg>
  );
}
