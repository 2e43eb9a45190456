import { expect } from './fixtures';

/** The visible text, without the URLs and keys that differ between two renderings. */
const words = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/http:\/\/localhost:\d+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const readWith = async (url: string) => {
  const response = await fetch(url);
  const isStale = response.headers.get('x-nextjs-cache') === 'STALE';
  return { isStale, page: { status: response.status, text: words(await response.text()) } };
};

/** Status and text of a URL, as a visitor without scripts gets them. */
export const read = async (url: string) => (await readWith(url)).page;

/**
 * Like `read`, once the page is fresh: no rendering is in progress then, which could bring in what
 * other tests have changed in the meantime.
 */
export async function readFresh(url: string) {
  let { page, isStale } = await readWith(url);
  const readAgain = async () => {
    ({ page, isStale } = await readWith(url));
    return isStale;
  };
  if (isStale) await expect.poll(readAgain, `${url} is re-rendered`).toBe(false);
  return page;
}
