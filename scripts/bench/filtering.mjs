import { slowestInteraction } from './interactions.mjs';
import { quiet } from './measure.mjs';

const CARDS = 100;
const PHONE = { width: 390, height: 664, isMobile: true, hasTouch: true };
/** How many times slower than this machine a cheap phone is. */
const SLOWER = 4;

const cardsOn = (page) => page.$$eval('main article', (cards) => cards.length);

/** Loads more of the list until it has `CARDS` cards; false if there are fewer hotels. */
async function fill(page) {
  for (let cards = await cardsOn(page); cards < CARDS; cards = await cardsOn(page)) {
    const more = await page.$('::-p-aria([name="Carregar mais hotéis"][role="link"])');
    if (!more) return false;
    await more.click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('main article').length > before,
      {},
      cards,
    );
  }
  return true;
}

/**
 * How long choosing a type takes above a hundred cards on a cheap phone, in ms as for INP;
 * undefined if the chain has fewer hotels.
 */
export const filterInteraction = (browser, siteUrl) =>
  browser.visit(siteUrl, async (page) => {
    await page.setViewport(PHONE);
    await page.goto(`${siteUrl}/hotels`, { waitUntil: 'networkidle0' });
    if (!(await fill(page))) return undefined;
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('::-p-aria([name="Filtros"][role="button"])').click();
    const session = await page.createCDPSession();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await quiet();
    const choice = await page.waitForSelector('label.choice ::-p-text(Lazer)', { visible: true });
    return slowestInteraction(page, () => choice.tap());
  });
