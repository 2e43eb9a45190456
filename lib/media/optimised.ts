import { IMAGE_QUALITY, SCREEN_WIDTHS, SMALL_WIDTHS } from './image-sizes.mjs';

const WIDTHS = [...SMALL_WIDTHS, ...SCREEN_WIDTHS];
const LARGEST = Math.max(...WIDTHS);

function optimisedUrl(path: string, width: number): string {
  return `/_next/image?${new URLSearchParams({ url: path, w: String(width), q: String(IMAGE_QUALITY) })}`;
}

/**
 * The sources of one of the site's own pictures in every width the image optimiser serves.
 * Written here because next/image brings its client component along wherever it is imported.
 */
export function optimised(path: string): { src: string; srcSet: string } {
  return {
    src: optimisedUrl(path, LARGEST),
    srcSet: WIDTHS.map((width) => `${optimisedUrl(path, width)} ${width}w`).join(', '),
  };
}
