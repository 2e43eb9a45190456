import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** A hotel with several rooms, and a stay of three nights for two. */
export const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
export const STAY = 'checkin=2031-03-04&checkout=2031-03-07&adultos=2';

/** Opens a hotel's rooms and waits for their script, which adds the arrows. */
export async function visitRooms(page: Page, query = '') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${BEACH}${query}`);
  await page.locator('#accommodations').scrollIntoViewIfNeeded();
  await expect(page.locator('#accommodations .room-arrows').first()).toBeAttached();
}
