import { getTranslations } from 'next-intl/server';
import { hotelKey } from '@/lib/hotels/chosen';
import type { Hotel } from '@/lib/hotels/model';
import { hotelCard } from '@/lib/hotels/share-card';
import { descriptionOf } from '@/lib/seo/description';
import { shareMetadata } from '../share-metadata';

type PageOfHotel = {
  title: string;
  /** The text that the description starts with; the hotel's own text if there is none. */
  text?: string | null;
  /** The canonical path of the page. */
  path: string;
};

/** The metadata of a page about a hotel for search engines, chats and networks, with its image. */
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
