/**
 * One word from an action to the next page, in a cookie that lives for seconds: which notice to
 * show, and what to tell other tabs. It holds no secret, so scripts may read it.
 */
export const FLASH_COOKIE = 'vitrine-flash';
/** Why a file of the back office was not downloaded. */
const NOT_DOWNLOADED = ['file-signed-out', 'file-denied', 'file-failed'] as const;
/** Any other value is ignored. */
const FLASHES = [
  'signed-in',
  'signed-out',
  'password-set',
  'reset-sent',
  'code-on',
  ...NOT_DOWNLOADED,
] as const;
export type Flash = (typeof FLASHES)[number];

/** Lifetime of the cookie in seconds, for when the next page, which removes it, never loads. */
export const FLASH_SECONDS = 20;

/** Whether a flash explains why a file was not downloaded. */
export const isNotDownloaded = (flash: Flash): flash is (typeof NOT_DOWNLOADED)[number] =>
  NOT_DOWNLOADED.some((known) => known === flash);

/** The flash in a `document.cookie`, or null. */
export function readFlash(cookies: string): Flash | null {
  const [, value] = new RegExp(`(?:^|; )${FLASH_COOKIE}=([a-z-]+)`).exec(cookies) ?? [];
  return FLASHES.find((known) => known === value) ?? null;
}
