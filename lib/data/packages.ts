import 'server-only';
import { type HotelPackage, readPackages } from '@/lib/schemas/package';
import { publicClient } from '@/lib/supabase/public';
import { read } from './failure';
import { tags } from './tags';

export const PACKAGE_LIMIT = 100;

/**
 * The packages of one hotel that visitors may see today. The database hides the others (row
 * policy); who renders checks the dates again. Throws ReadFailure.
 */
export async function packagesOfHotel(hotelId: string): Promise<HotelPackage[]> {
  const query = publicClient({ tags: [tags.packages] })
    .from('hotel_packages')
    .select(
      'id, hotel_id, name, description, price, image_url, features, valid_from, valid_until, offer_start_date, offer_end_date, offer_link, is_active',
      { count: 'exact' },
    )
    .eq('hotel_id', hotelId)
    .eq('is_active', true)
    .order('created_at', { ascending: false })
    .limit(PACKAGE_LIMIT);
  return read('hotel-packages', query, readPackages);
}
