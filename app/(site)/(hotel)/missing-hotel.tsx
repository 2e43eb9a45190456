import { getTranslations } from 'next-intl/server';
import { HotelNotFound } from '@/components/hotels/page/hotel-not-found';
import { HeaderBar } from '@/components/site/bar-frame';
import { ChainLogoOnBar } from '@/components/site/chain-logo';
import { NotFoundStatus } from '@/components/site/not-found-status';
import Link from '@/components/ui/link';
import { getSiteSettings } from '@/lib/settings/queries';

/**
 * Answers the first visit to a hotel's page after the hotel is gone; later visits get the page of
 * all unknown hotels (middleware.ts). Shows the logo alone: otherwise every hotel's page would load
 * the script of the chain's bar.
 */
export async function MissingHotel() {
  const t = await getTranslations('site');
  const { logos } = await getSiteSettings();
  return (
    <NotFoundStatus>
      <HotelNotFound
        bar={
          <HeaderBar overImage={false}>
            <Link href="/" aria-label={t('nav.home')} className="no-underline">
              <ChainLogoOnBar name={t('common.name')} logos={logos} />
            </Link>
          </HeaderBar>
        }
      />
    </NotFoundStatus>
  );
}
