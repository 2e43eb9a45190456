import { z } from 'zod';
import { anyColumn } from '@/lib/db/rows';
import { toHotelType } from './hotel-type';

/** The columns that a hotel's URLs are made of. */
export const HOTEL_URL_COLUMNS = 'id, slug, name, hotel_type';

/** A row with these columns. */
export const hotelUrlColumns = z.object({
  id: z.string().min(1),
  slug: z.string().catch(''),
  name: z.string(),
  hotel_type: anyColumn.transform(toHotelType),
});

/** Such a row in the form that `hotelPath` takes. */
export const hotelUrlParts = hotelUrlColumns.transform(({ hotel_type: type, ...hotel }) => ({
  ...hotel,
  type,
}));
