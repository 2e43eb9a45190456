import { expect } from './fixtures';

/** What a visitor reads, without the addresses and keys that differ between two renderings. */
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

/** Status and words of an address, as somebody without a script gets them. */
export const read = async (url: string) => (await readWith(url)).page;

/**
 * As `read`, once the page is not older than it may be: no rendering is under way then, which could
 * bring what other tests have changed in the meantime.
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
