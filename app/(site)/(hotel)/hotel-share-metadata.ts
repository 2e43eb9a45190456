import { getTranslations } from 'next-intl/server';
import { hotelKey } from '@/lib/hotels/chosen';
import type { Hotel } from '@/lib/hotels/model';
import { hotelCard } from '@/lib/hotels/share-card';
import { descriptionOf } from '@/lib/seo/description';
import { shareMetadata } from '../share-metadata';

type PageOfHotel = {
  title: string;
  /** The text that its description begins with; that of the hotel where there is none. */
  text?: string | null;
  /** The page's one URL. */
  path: string;
};

/** What a page about a hotel says to search engines, chats and networks, with the hotel's image. */
export async function hotelShareMetadata(hotel: Hotel, { title, text, path }: PageOfHotel) {
  const seo = await getTranslations('seo');
  const { name, location } = hotel;
  const words = text || hotel.subtitle || hotel.description;
  return shareMetadata({
    title,
    description: words ? descriptionOf(words) : seo('hotelDescription', { name, location }),
    path,
    card: hotelCard(hotel),
    id: hotelKey(hotel),
  });
}
