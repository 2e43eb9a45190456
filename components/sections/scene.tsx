import { cn } from '@/components/ui/cn';
import { sceneOf } from '@/lib/media/art';
import { optimised } from '@/lib/media/optimised';
import { ownMediaPath } from '@/lib/security/safe-url';

type SceneProps = {
  /** A checked address: https, or a file of the site's own media. */
  src: string;
  alt: string;
  sizes: string;
  className?: string;
  /** Part of the picture that stays when it is cropped, e.g. '60% 50%'. */
  position?: string;
  /** The largest picture of the first screen: loaded at once and first. */
  priority?: boolean;
  /** Phones get the portrait drawing of the scene, when it has one. */
  portraitOnPhones?: boolean;
};

/**
 * A picture that fills its box (the parent is `relative` and has a size). The site's own files
 * are served in the right size by the image optimiser; foreign https pictures are plain <img>.
 * Needs no JavaScript in the browser.
 */
export function Scene({
  src,
  alt,
  sizes,
  className,
  position,
  priority,
  portraitOnPhones,
}: SceneProps) {
  const classes = cn('absolute inset-0 size-full object-cover', className);
  const loading = priority ? 'eager' : 'lazy';
  const style = position ? { objectPosition: position } : undefined;

  if (!ownMediaPath(src)) {
    return (
      // biome-ignore lint/performance/noImgElement: a foreign picture is never fetched by this server
      <img
        src={src}
        alt={alt}
        className={classes}
        style={style}
        loading={loading}
        decoding="async"
        referrerPolicy="no-referrer"
      />
    );
  }

  const portraitUrl = portraitOnPhones ? sceneOf(src)?.portraitUrl : null;
  const landscape = (
    // biome-ignore lint/performance/noImgElement: the optimiser's addresses without next/image's script
    <img
      {...optimised(src)}
      alt={alt}
      sizes={sizes}
      className={classes}
      style={style}
      loading={loading}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (!portraitUrl) return landscape;
  return (
    <picture>
      <source media="(max-width: 768px)" srcSet={optimised(portraitUrl).srcSet} sizes="100vw" />
      {landscape}
    </picture>
  );
}
