import { MissingPage } from '@/components/site/missing-page';
import { rememberHotel } from '@/lib/hotels/known-url';
import { hotelTarget } from '@/lib/hotels/paths';
import { findHotel } from '@/lib/hotels/queries';
import { redirectMoved } from '@/lib/misses/moved';

export const revalidate = 60;

/** Rendered for each visit: neither a redirect nor a page that is not found is stored. */
export const generateStaticParams = () => [];

export { generateMetadata } from '../../page';

/**
 * Answers a URL of one segment that the middleware could not look up in time (lib/misses): leads to
 * the hotel of this slug, and is the 404 page where there is none. A failed read throws.
 */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const hotel = await findHotel(slug);
  await rememberHotel(slug, hotel);
  if (hotel) redirectMoved(`/${slug}`, hotelTarget(hotel, { slug, older: false }));
  return <MissingPage />;
}
