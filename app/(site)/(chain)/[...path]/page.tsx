import { notFound, permanentRedirect } from 'next/navigation';
import { findHotelAddress } from '@/lib/data/hotels';
import { isSlugLike } from '@/lib/format/slug';
import { logMissingPath } from '@/lib/log';
import { hotelPath } from '@/lib/seo/hotel-path';

/** Misses are answered anew each time and never stored: their number is unbounded. */
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ path: string[] }> };

/** A single segment may be a hotel's short link, as marketing prints it; the rest is 404. */
export default async function CatchAll({ params }: PageProps) {
  const { path } = await params;
  const [segment] = path;
  if (path.length === 1 && segment && isSlugLike(segment)) {
    const hotel = await findHotelAddress(segment);
    if (hotel) permanentRedirect(hotelPath(hotel));
  }
  logMissingPath(`/${path.join('/')}`);
  notFound();
}
