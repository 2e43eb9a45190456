'use client';

import { cn } from './cn';
import { ICON_SPRITE, type IconName } from './icon-sprite';

export type { IconName };

/**
 * An icon from the sprite (public/icons-*.svg, see scripts/icons.mjs), 20 px wide, in the text
 * color. Decorative and hidden from assistive technology. A client component, so that the page's
 * data for the browser holds only its name instead of its markup.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={cn('icon', className)} aria-hidden="true">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
