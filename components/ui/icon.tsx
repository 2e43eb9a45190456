'use client';

import { cn } from './cn';
import { ICON_SPRITE, type IconName } from './icon-sprite';

export type { IconName };

/**
 * An icon out of the sprite (public/icons-*.svg, see scripts/icons.mjs), 20 px wide and in the
 * color of the text; it is decoration and hidden from assistive technology. A client component:
 * the browser's copy of a page then holds only its name instead of its markup.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={cn('icon', className)} aria-hidden="true">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
