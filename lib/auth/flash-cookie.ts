/**
 * One word from an action to the next page, in a cookie that lives for seconds: which notice to
 * show, and what to tell other tabs. It holds no secret, so scripts may read it.
 */
export const FLASH_COOKIE = 'vitrine-flash';
/** Any other value is ignored. */
const FLASHES = ['signed-in', 'signed-out', 'password-set', 'reset-sent', 'code-on'] as const;
export type Flash = (typeof FLASHES)[number];

/** Lifetime of the cookie in seconds, for when the next page, which removes it, never loads. */
export const FLASH_SECONDS = 20;

/** The flash in a `document.cookie`, or null. */
export function readFlash(cookies: string): Flash | null {
  const [, value] = new RegExp(`(?:^|; )${FLASH_COOKIE}=([a-z-]+)`).exec(cookies) ?? [];
  return FLASHES.find((known) => known === value) ?? null;
}
