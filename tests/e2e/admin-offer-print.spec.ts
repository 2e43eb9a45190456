import { expect, test } from './fixtures';
import { newHotel } from './stored-hotel';
import { newOffer } from './stored-offer';

test('nothing is printed in the place of the image for an offer that has none', async ({
  page,
}) => {
  const hotel = await newHotel();
  const offer = await newOffer({ hotel_id: hotel.id });
  const ground = page.getByRole('img', { name: offer.name });
  for (const path of [`/oferta/${offer.id}`, `/hotel/${hotel.slug}`]) {
    await page.goto(path);
    await expect(ground, path).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(ground, path).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
