/**
 * Addresses that staff type end up in href and src. Only two kinds ever get there: absolute https
 * addresses, and paths of the site itself. Everything else (javascript:, data:, http:,
 * protocol-relative, credentials in the address) is refused.
 */
// Browsers drop or rewrite these inside an address, so that what was checked is not what is opened.
const SPACE_OR_BACKSLASH = /[\s\\]|\p{Cc}/u;

/** The normalised absolute https address, or null. */
export function httpsUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '' || text.length > 2048 || SPACE_OR_BACKSLASH.test(text)) return null;
  if (!/^https:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' && url.hostname !== '' && !url.username && !url.password
      ? url.href
      : null;
  } catch {
    return null;
  }
}

/** A file of the site's own media (`/art/…`, `/media/…`), or null. */
export function ownMediaPath(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^\/(?:art|media)\/[\w-]+(?:[./][\w-]+)*$/.test(value.trim()) ? value.trim() : null;
}

/** An address that may be used as the source of a picture, or null. */
export function imageUrl(value: unknown): string | null {
  return ownMediaPath(value) ?? httpsUrl(value);
}
