import { HotelNotFound } from '@/components/hotels/page/hotel-not-found';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { markSharedMiss } from '@/lib/cache/uncacheable';
import { getSiteSettings } from '@/lib/settings/queries';
import { missingHotelMetadata } from '../../load-hotel';

export const revalidate = 60;

export const generateMetadata = missingHotelMetadata;

/** Answers every address of a hotel that is not there (middleware.ts). */
export default async function Page() {
  await markSharedMiss();
  return (
    <NotFoundStatus>
      <HotelNotFound chain={await getSiteSettings()} />
    </NotFoundStatus>
  );
}
