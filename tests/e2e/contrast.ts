import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Hides text and icons, so that only the background behind them is left. */
const NO_WORDS =
  '* { color: transparent !important; text-shadow: none !important } .icon { visibility: hidden }';

/** The share of the pixels behind a text that may be too light. */
const TOLERATED = 0.01;

/** Makes images as light as the lightest photo that staff may choose. */
export const whiten = (page: Page, images: string) =>
  page.addStyleTag({ content: `${images} { filter: brightness(0) invert(1) !important }` });

/** The relative luminance of a color whose channels are 0 to 255 (WCAG 2.2). */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast of white with the background of each text, in the order of the texts: the ratio that
 * all of its pixels but one in a hundred reach. Removes the text from the page.
 */
export async function contrastOfWhite(page: Page, texts: Locator): Promise<number[]> {
  const boxes = await texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ left, top, width, height }) => ({ left, top, width, height }));
    }),
  );
  if (boxes.length === 0) return [];
  await page.addStyleTag({ content: NO_WORDS });
  // Only the area of the texts: an image of the whole screen takes most of such a test's time.
  const x0 = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
  const y0 = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))));
  const width = Math.ceil(Math.max(...boxes.map((box) => box.left + box.width))) - x0;
  const height = Math.ceil(Math.max(...boxes.map((box) => box.top + box.height))) - y0;
  const image = sharp(await page.screenshot({ clip: { x: x0, y: y0, width, height } }));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return boxes.map(({ left, top, width, height }) => {
    const ratios: number[] = [];
    // The letters are in the middle of a line's box.
    for (let y = Math.ceil(top + height * 0.2); y < top + height * 0.8; y += 1) {
      for (let x = Math.ceil(left); x < left + width; x += 1) {
        const at = ((y - y0) * info.width + x - x0) * info.channels;
        const [red = 255, green = 255, blue = 255] = data.subarray(at, at + 3);
        ratios.push(1.05 / (luminance(red, green, blue) + 0.05));
      }
    }
    return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * TOLERATED)] ?? 0;
  });
}
