import { z } from 'zod';
import { imageColumn } from '@/lib/db/rows';

/** The columns that a hotel's main image is read from. */
export const MAIN_IMAGE_COLUMNS = 'image_url, hotel_images(image_url, is_main)';

/** A row with these columns. */
export const mainImageColumns = {
  image_url: imageColumn,
  hotel_images: z.array(z.object({ image_url: imageColumn, is_main: z.boolean() })),
};

type Images = z.output<z.ZodObject<typeof mainImageColumns>>;

/** The image that is marked as the main one, else the first, else the hotel's own. */
export const mainImageOf = ({ image_url, hotel_images: images }: Images): string | null =>
  (images.find(({ is_main }) => is_main) ?? images[0])?.image_url ?? image_url;
