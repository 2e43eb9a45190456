import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { requireStaff } from '@/lib/auth/staff';
import { todayInSaoPaulo } from '@/lib/format/date';
import { isUuid } from '@/lib/format/slug';
import { staffHotelPath } from '@/lib/hotels/paths';
import { previewHotel } from '@/lib/offers/preview-queries';
import { HotelView } from '../../../../../../(site)/(hotel)/hotel-view';
import { PreviewBanner } from '../../../../preview-banner';

/** Previews a hotel's page as currently stored, rendered for this request only. */
export default async function HotelPreviewPage({ params }: PageProps<'/admin/previa/hotel/[id]'>) {
  const { client } = await requireStaff();
  const { id } = await params;
  const found = isUuid(id) ? await previewHotel(client, id, todayInSaoPaulo()) : null;
  if (!found) notFound();
  const { hotel, offers, chain, active } = found;
  const t = await getTranslations('admin.preview.hotel');
  return (
    <>
      <PreviewBanner
        reason={t(active ? 'public' : 'inactive')}
        editPath={staffHotelPath(hotel.id)}
      />
      <HotelView hotel={hotel} offers={offers} chain={chain} related={[]} data={null} />
    </>
  );
}
