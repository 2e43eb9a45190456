import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { renditions } from '@/lib/media/renditions';
import { ownMediaPath } from '@/lib/security/own-media-path';

export type ImageProps = {
  /** A validated URL: https, or a file of the site's own media. */
  src: string;
  alt: string;
  /** Width of the whole image as it is drawn: wider than its box where the box crops its sides. */
  sizes: string;
  className?: string;
  /** Part of the image that stays when it is cropped, e.g. '60% 50%'. */
  position?: string;
  /** The largest image of the first screen: loaded at once and first. */
  priority?: boolean;
  /** For the box of a card: the largest size of a drawing is left out. */
  small?: boolean;
  /** One of the site's own portrait files, for upright screens narrower than `below` rem. */
  portrait?: { url: string; below: number } | null;
};

/**
 * An image that fills its box (the parent is `relative` and has a size). The site's own files come
 * in the size that the box needs, those of the media library as AVIF if the browser supports it;
 * external https images are used unchanged. Needs no JavaScript in the browser, and little if a
 * client component renders it: unlike Artwork, it does not need the list of drawings.
 */
export function Image({
  src,
  alt,
  sizes,
  className,
  position,
  priority,
  small,
  portrait,
}: ImageProps) {
  // Only defined attributes: undefined ones would be serialized into the page's data.
  const attributes: ComponentProps<'img'> = {
    className: cn('cover', className),
    loading: priority ? 'eager' : 'lazy',
    ...(position && { style: { objectPosition: position } }),
  };

  if (!ownMediaPath(src)) {
    return (
      // biome-ignore lint/performance/noImgElement: this server never fetches an external image
      <img {...attributes} alt={alt} src={src} referrerPolicy="no-referrer" />
    );
  }

  const { avifSrcSet, ...webp } = renditions(src, small);
  const landscape = (
    // biome-ignore lint/performance/noImgElement: the sizes are files already, and next/image would bring its script along
    <img
      {...attributes}
      {...webp}
      alt={alt}
      sizes={sizes}
      {...(priority && { fetchPriority: 'high' })}
    />
  );
  if (!portrait && !avifSrcSet) return landscape;
  return (
    <picture>
      {portrait ? (
        <source
          media={`(width < ${portrait.below}rem) and (orientation: portrait)`}
          srcSet={renditions(portrait.url).srcSet}
          sizes="100vw"
        />
      ) : null}
      {avifSrcSet ? <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} /> : null}
      {landscape}
    </picture>
  );
}
