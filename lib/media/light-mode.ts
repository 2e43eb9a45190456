/**
 * The light mode: small vectors in place of drawings (next.config.mjs serves them under the same
 * URLs), no background video, and the map only on request. A visitor turns it on with a cookie, or
 * the browser with Save-Data.
 */

export const LIGHT_MODE_PATH = '/acessibilidade/modo-leve';
/** Takes that page's form: `light=on` turns the mode on, anything else turns it off. */
export const LIGHT_MODE_ENDPOINT = '/api/light-mode';

/** Readable by scripts, which leave the video out. next.config.mjs has the same name. */
export const LIGHT_COOKIE = 'vitrine_light';
const YEAR_S = 365 * 24 * 60 * 60;

/** The `Set-Cookie` header that turns the mode on for a year, or off. */
export function lightCookie(isOn: boolean, isHttps: boolean): string {
  const value = isOn ? `${LIGHT_COOKIE}=1; Max-Age=${YEAR_S}` : `${LIGHT_COOKIE}=; Max-Age=0`;
  return `${value}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

const hasLightCookie = (cookies: string) => cookies.split('; ').includes(`${LIGHT_COOKIE}=1`);

/** Whether this browser saves data, by its own setting or the light mode. Browser only. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || hasLightCookie(document.cookie);
}

/** Whether a request's browser saves data, by its own setting or the light mode. */
export const asksForLight = ({ headers }: Request): boolean =>
  headers.get('save-data') === 'on' || hasLightCookie(headers.get('cookie') ?? '');
