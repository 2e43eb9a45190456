import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BookingSection } from '@/components/booking/booking-section';
import { choosePageImages } from '@/components/hotels/images';
import { HotelPage } from '@/components/hotels/page/hotel-page';
import { OffersSection } from '@/components/offers/offers-section';
import { requireStaff } from '@/lib/auth/staff';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { todayInSaoPaulo } from '@/lib/format/date';
import { isUuid } from '@/lib/format/slug';
import { staffHotelPath } from '@/lib/hotels/paths';
import { previewHotel } from '@/lib/offers/preview-queries';
import { HotelBreadcrumbs } from '../../../../../../(site)/(hotel)/hotel-json-ld';
import { PreviewBanner } from '../../../../preview-banner';
import '@/app/hotel.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.preview');
  return { title: t('title') };
}

/** A hotel's page with what is stored now, rendered for this request alone. */
export default async function HotelPreviewPage({ params }: PageProps<'/admin/previa/hotel/[id]'>) {
  const { client } = await requireStaff();
  const { id } = await params;
  const found = isUuid(id) ? await previewHotel(client, id, todayInSaoPaulo()) : null;
  if (!found) notFound();
  const { hotel, offers, chain, active } = found;
  const images = choosePageImages(hotel, offers);
  const t = await getTranslations('admin.preview.hotel');
  return (
    <>
      <PreviewBanner
        reason={t(active ? 'public' : 'inactive')}
        editPath={staffHotelPath(hotel.id)}
      />
      <HotelPage
        hotel={hotel}
        images={images}
        offers={
          offers.length > 0 ? (
            <OffersSection alts={hotel.alts} offers={offers} images={images.offers} />
          ) : null
        }
        chain={chain}
        related={[]}
        booking={
          <BookingSection
            hotel={hotel}
            chain={chain.contact}
            overrides={engineOverrides()}
            trail={<HotelBreadcrumbs hotel={hotel} />}
          />
        }
        data={null}
      />
    </>
  );
}
