'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { useScrolled } from '@/components/ui/use-scrolled';

/** Pages that begin with an image, over which the bar starts out transparent. */
const OVER_AN_IMAGE = ['/'];

/** The chain's fixed bar: transparent over a hero until 50 px have been scrolled, solid elsewhere. */
export function BarFrame({ children }: { children: ReactNode }) {
  return <HeaderBar overImage={OVER_AN_IMAGE.includes(usePathname())}>{children}</HeaderBar>;
}

/**
 * A fixed bar, transparent only at the top of a page that begins with an image; on a low screen it
 * scrolls with the page. Its contents depend on its width in rem, not in pixels: large type gets
 * the phone menu.
 */
export function HeaderBar({ overImage, children }: { overImage: boolean; children: ReactNode }) {
  const overlay = !useScrolled() && overImage;
  return (
    <header
      data-solid={!overlay}
      className={cn(
        '@container fixed low:absolute inset-x-0 top-0 z-40 transition-[background-color,color,box-shadow] duration-200',
        // Nothing turns it solid before the scripts are there: until then it scrolls away with the image.
        overlay
          ? 'on-dark text-white [html:not([data-hydrated])_&]:absolute'
          : 'bg-paper text-ink shadow-[0_1px_0_var(--color-line)]',
      )}
    >
      <div
        className={cn(
          'wrap flex items-center gap-1.5 transition-[height] duration-200 md:gap-6 lg:gap-4 @min-[73.75rem]:gap-9',
          overlay ? 'h-17 md:h-22' : 'h-16 md:h-19',
        )}
      >
        {children}
      </div>
    </header>
  );
}
