'use client';

import { cn } from './cn';
import { ICON_SPRITE } from './icon-sprite';

type BrandMarkProps = {
  /** Its size. */
  className?: string;
  plain?: boolean;
};

/**
 * The ipê flower from the icon sprite. `plain` uses the current color and, for its center, the
 * variable --mark-heart: for hotel headers with their own colors.
 */
export function BrandMark({ className = 'brand-mark', plain }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" className={cn('shrink-0', !plain && 'text-ipe', className)}>
      <use href={`${ICON_SPRITE}#brand`} />
    </svg>
  );
}
