import type { Page } from '@playwright/test';

/**
 * Opens a URL as it is while it arrives: only the HTML before this piece, without scripts. The next
 * visit is whole again.
 */
export async function openUntil(page: Page, address: string, piece: string) {
  const isAddress = (url: URL) => url.pathname + url.search === address;
  await page.route(isAddress, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
    const end = html.indexOf(piece);
    if (end === -1) throw new Error(`${address} does not hold ${piece}`);
    await route.fulfill({ response, body: html.slice(0, end) });
  });
  await page.goto(address);
  await page.unroute(isAddress);
}
