import { HotelNotFound } from '@/components/hotels/page/hotel-not-found';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { TopBar } from '@/components/site/top-bar';
import { markSharedMiss } from '@/lib/cache/uncacheable';
import { getSiteSettings } from '@/lib/settings/queries';
import { missingHotelMetadata } from '../../load-hotel';

export const revalidate = 60;

export const generateMetadata = missingHotelMetadata;

/** Answers the URLs of all hotels that don't exist (middleware.ts). */
export default async function Page() {
  await markSharedMiss();
  const { logos, contact } = await getSiteSettings();
  return (
    <NotFoundStatus>
      <HotelNotFound bar={<TopBar logos={logos} contact={contact} />} />
    </NotFoundStatus>
  );
}
