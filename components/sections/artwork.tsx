import { artworkOf } from '@/lib/media/artwork';
import { Image, type ImageProps } from './image';

type ArtworkProps = Omit<ImageProps, 'portrait' | 'alt'> & {
  /** What the drawing shows, unless something else is given. */
  alt?: string;
  /**
   * The height of a box as wide as the screen, in rem: while the screen is narrower than that, it
   * gets the portrait drawing of the scene, when there is one.
   */
  portraitBelow?: number;
};

/** An image that fills its box; one of the site's drawings in portrait where the box is. */
export function Artwork({ portraitBelow, alt, ...image }: ArtworkProps) {
  const artwork = artworkOf(image.src);
  const url = portraitBelow ? artwork?.portraitUrl : null;
  return (
    <Image
      {...image}
      alt={alt ?? artwork?.alt ?? ''}
      portrait={url ? { url, below: portraitBelow ?? 0 } : null}
    />
  );
}
