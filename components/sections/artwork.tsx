import { artworkOf } from '@/lib/media/artwork';
import { Image, type ImageProps } from './image';

type SceneProps = Omit<ImageProps, 'portraitUrl'> & {
  /** Phones get the portrait drawing of the scene, when it has one. */
  portraitOnPhones?: boolean;
};

/** A picture that fills its box; one of the site's drawings also in portrait on phones. */
export function Scene({ portraitOnPhones, ...picture }: SceneProps) {
  const portraitUrl = portraitOnPhones ? artworkOf(picture.src)?.portraitUrl : null;
  return <Image {...picture} portraitUrl={portraitUrl} />;
}
