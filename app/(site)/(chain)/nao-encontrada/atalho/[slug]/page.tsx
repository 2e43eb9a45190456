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

/** Rendered for each visit: neither a redirect nor a missing page is stored. */
export const generateStaticParams = () => [];

/** One read per request, by page and metadata. */
const hotelBySlug = cache(findHotel);

/** Redirects to the hotel with this slug; resolves if there is none. Throws if the read fails. */
async function leadToHotel({ params }: PageProps): Promise<void> {
  const { slug } = await params;
  const hotel = await hotelBySlug(slug);
  await rememberHotel(slug, hotel);
  if (hotel) redirectMoved(`/${slug}`, hotelTarget(hotel, { slug, older: false }));
}

/** The title of the 404 page, but not on the error screen, where nothing is known to be missing. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  await leadToHotel(props);
  return missingPageMetadata();
}

/**
 * Handles a URL of one segment that the middleware could not look up in time (lib/misses):
 * redirects to the hotel with this slug, or shows the 404 page if there is none.
 */
export default async function Page(props: PageProps) {
  await leadToHotel(props);
  return <MissingPage />;
}
