'use client';

import { cn } from './cn';
import { ICON_SPRITE } from './icon-sprite';

type BrandMarkProps = {
  /** Its size. */
  className?: string;
  plain?: boolean;
};

/**
 * The ipê flower, out of the sprite of the icons. `plain` takes the current color and, for its
 * heart, the variable --mark-heart: for hotel headers with their own colors.
 */
export function BrandMark({ className = 'brand-mark', plain }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" className={cn('shrink-0', !plain && 'text-ipe', className)}>
      <use href={`${ICON_SPRITE}#brand`} />
    </svg>
  );
}
