import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { PageNotFound } from '@/components/site/page-not-found';
import { isSlugLike } from '@/lib/format/slug';
import { hotelPath } from '@/lib/hotels/paths';
import { findHotelSlug } from '@/lib/hotels/queries';
import { logMissingPath } from '@/lib/log';

export const revalidate = 60;

/** Nothing to render ahead, and nothing is kept: the page cache stores no misses. */
export const generateStaticParams = () => [];

type PageProps = { params: Promise<{ path: string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.notFound');
  return { title: t('title'), robots: { index: false } };
}

/** A single segment may be a hotel's short link, as marketing prints it; the rest is 404. */
export default async function CatchAll({ params }: PageProps) {
  const { path } = await params;
  const [segment] = path;
  if (path.length === 1 && segment && isSlugLike(segment)) {
    const hotel = await findHotelSlug(segment);
    if (hotel) permanentRedirect(hotelPath(hotel));
  }
  logMissingPath(`/${path.join('/')}`);
  return (
    <NotFoundStatus>
      <PageNotFound />
    </NotFoundStatus>
  );
}
