import { artworkOf } from '@/lib/media/artwork';
import { Image, type ImageProps } from './image';

type ArtworkProps = Omit<ImageProps, 'portrait'> & {
  /**
   * The height of a box as wide as the screen, in rem: while the screen is narrower than that, it
   * gets the portrait drawing of the scene, when there is one.
   */
  portraitBelow?: number;
};

/** An image that fills its box; one of the site's drawings in portrait where the box is. */
export function Artwork({ portraitBelow, ...image }: ArtworkProps) {
  const url = portraitBelow ? artworkOf(image.src)?.portraitUrl : null;
  return <Image {...image} portrait={url ? { url, below: portraitBelow ?? 0 } : null} />;
}
