/** Widths (px) in which the site's drawings are stored beside their master, and the master's. */
const LANDSCAPE = { stored: [480, 960, 1440], master: 2400 };
const PORTRAIT = { stored: [480, 750], master: 1080 };

/**
 * The sources of one of the site's own pictures, for `src` and `srcSet`. The sizes of a drawing
 * are files (`/art/480/rio.webp`), written by `npm run art`: nothing is resized on a request.
 * Other media of the site come in one size.
 */
export function renditions(path: string): { src: string; srcSet?: string } {
  const [, name] = /^\/art\/([\w-]+\.webp)$/.exec(path) ?? [];
  if (!name) return { src: path };
  const { stored, master } = name.endsWith('-retrato.webp') ? PORTRAIT : LANDSCAPE;
  const sizes = stored.map((width) => `/art/${width}/${name} ${width}w`);
  return { src: path, srcSet: [...sizes, `${path} ${master}w`].join(', ') };
}
