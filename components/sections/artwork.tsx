import { artworkOf } from '@/lib/media/artwork';
import { Image, type ImageProps } from './image';

type ArtworkProps = Omit<ImageProps, 'portrait' | 'alt'> & {
  /** The drawing's own alternative text by default. */
  alt?: string;
  /**
   * The height, in rem, of a box that spans the screen: narrower screens get the portrait drawing
   * of the scene, if there is one.
   */
  portraitBelow?: number;
};

/**
 * An image that fills its box; if it is one of the site's drawings, in portrait where that fits.
 */
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
