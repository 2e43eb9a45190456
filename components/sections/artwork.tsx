import { sceneOf } from '@/lib/media/artwork';
import { Picture, type PictureProps } from './image';

type SceneProps = Omit<PictureProps, 'portraitUrl'> & {
  /** Phones get the portrait drawing of the scene, when it has one. */
  portraitOnPhones?: boolean;
};

/** A picture that fills its box; one of the site's drawings also in portrait on phones. */
export function Scene({ portraitOnPhones, ...picture }: SceneProps) {
  const portraitUrl = portraitOnPhones ? sceneOf(picture.src)?.portraitUrl : null;
  return <Picture {...picture} portraitUrl={portraitUrl} />;
}
