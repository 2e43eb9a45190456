import { ownMediaPath } from './own-media-path';

/**
 * URLs that staff type end up in href and src. Only two kinds are accepted: absolute https URLs, and
 * paths of the site itself. Everything else (javascript:, data:, http:, protocol-relative,
 * credentials in the URL) is rejected.
 */
// Browsers drop or rewrite these inside a URL and would open a different URL from the checked one.
const SPACE_OR_BACKSLASH = /[\s\\]|\p{Cc}/u;

/** The normalized absolute https URL, or null. */
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

/** A URL or path that may be the source of an image, or null. */
export function imageUrl(value: unknown): string | null {
  return ownMediaPath(value) ?? httpsUrl(value);
}
