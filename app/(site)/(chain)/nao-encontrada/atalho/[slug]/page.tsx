import type { Metadata } from 'next';
import { cache } from 'react';
import { MissingPage } from '@/components/site/missing-page';
import { rememberHotel } from '@/lib/hotels/known-url';
import { hotelTarget } from '@/lib/hotels/paths';
import { findHotel } from '@/lib/hotels/queries';
import { redirectMoved } from '@/lib/misses/moved';
import { generateMetadata as missingPageMetadata } from '../../page';

export const revalidate = 60;

type PageProps = { params: Promise<{ slug: string }> };

/** Rendered for each visit: neither a redirect nor a page that is not found is stored. */
export const generateStaticParams = () => [];

/** One read per request, by page and metadata. */
const hotelBySlug = cache(findHotel);

/** Leads to the hotel of this slug; resolves where there is none. A failed read throws. */
async function leadToHotel({ params }: PageProps): Promise<void> {
  const { slug } = await params;
  const hotel = await hotelBySlug(slug);
  await rememberHotel(slug, hotel);
  if (hotel) redirectMoved(`/${slug}`, hotelTarget(hotel, { slug, older: false }));
}

/** The title of the 404 page, but not on the error screen: nothing is known to be missing then. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  await leadToHotel(props);
  return missingPageMetadata();
}

/**
 * Answers a URL of one segment that the middleware could not look up in time (lib/misses): leads to
 * the hotel of this slug, and is the 404 page where there is none.
 */
export default async function Page(props: PageProps) {
  await leadToHotel(props);
  return <MissingPage />;
}
