/** A file of the site's own media (`/art/…`, `/media/…`), or null. */
export function ownMediaPath(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^\/(?:art|media)\/[\w-]+(?:[./][\w-]+)*$/.test(value.trim()) ? value.trim() : null;
}
