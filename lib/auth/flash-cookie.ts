/**
 * One word that an action leaves for the next page, in a cookie that lives for seconds: which
 * notice to show, and what to tell the other tabs. It carries no secret, so a script may read it.
 */
export const FLASH_COOKIE = 'vitrine-flash';
/** Any other word in the cookie counts as none. */
const FLASHES = ['signed-in', 'signed-out', 'password-set', 'reset-sent', 'code-on'] as const;
export type Flash = (typeof FLASHES)[number];

/** Lifetime of the cookie in seconds. The next page removes it; this is for one that never comes. */
export const FLASH_SECONDS = 20;

/** The flash in a `document.cookie`, or null. */
export function readFlash(cookies: string): Flash | null {
  const [, value] = new RegExp(`(?:^|; )${FLASH_COOKIE}=([a-z-]+)`).exec(cookies) ?? [];
  return FLASHES.find((known) => known === value) ?? null;
}
