import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OfferContent } from '@/components/offers/offer-page';
import { TopBar } from '@/components/site/top-bar';
import { Main } from '@/components/ui/main';
import { requireStaff } from '@/lib/auth/staff';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { formatDate, todayInSaoPaulo } from '@/lib/format/date';
import { isUuid } from '@/lib/format/slug';
import { staffOfferPath } from '@/lib/offers/paths';
import { previewOffer } from '@/lib/offers/preview-queries';
import { offerStatus } from '@/lib/offers/status';
import { getSiteSettings } from '@/lib/settings/queries';
import { OfferBreadcrumbs } from '../../../../../../(site)/offer-breadcrumbs';
import { PreviewBanner } from '../../../../preview-banner';
import '@/app/hotel.css';

/** Previews an offer's page as currently stored, even before or after its dates. */
export default async function OfferPreviewPage({ params }: PageProps<'/admin/previa/oferta/[id]'>) {
  const { client } = await requireStaff();
  const { id } = await params;
  const found = isUuid(id) ? await previewOffer(client, id) : null;
  if (!found) notFound();
  const { offer, hotelActive } = found;
  const t = await getTranslations('admin.preview.offer');
  const { logos, contact } = await getSiteSettings();
  const standing = offerStatus(offer, hotelActive, todayInSaoPaulo());
  const date = formatDate(standing === 'scheduled' ? offer.validFrom : offer.validUntil) ?? '';
  return (
    <>
      <PreviewBanner reason={t(standing, { date })} editPath={staffOfferPath(offer.id)} />
      <TopBar logos={logos} contact={contact} />
      <Main>
        <OfferContent
          offer={offer}
          trail={<OfferBreadcrumbs offer={offer} />}
          overrides={engineOverrides()}
        />
      </Main>
    </>
  );
}
