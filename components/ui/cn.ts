import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// The project's own type scale, so that `text-h2 text-ink` is a size and a colour, not a conflict.
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['hero', 'h1', 'h2', 'h3', 'lead', 'caption'] }],
      rounded: [{ rounded: ['1', '2', '3', 'full', 'arch'] }],
      shadow: [{ shadow: ['1', '2', '3'] }],
    },
  },
});

/** Class names with the later one winning a conflict. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
