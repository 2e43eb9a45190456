import { expect, test } from './fixtures';
import { newHotel } from './stored-hotel';
import { newOffer } from './stored-offer';

test('on paper nothing stands in the place of an image that an offer has not got', async ({
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
