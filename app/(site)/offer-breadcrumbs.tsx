import { useTranslations } from 'next-intl';
import type { Offer } from '@/lib/offers/model';
import { offerPath } from '@/lib/offers/paths';
import { PageBreadcrumbs } from './breadcrumbs';

/** The breadcrumbs of an offer: home, offers, the offer. */
export function OfferBreadcrumbs({ offer }: { offer: Offer }) {
  const t = useTranslations('site.nav');
  return (
    <PageBreadcrumbs
      items={[
        { name: t('deals'), path: '/deals' },
        { name: offer.name, path: offerPath(offer) },
      ]}
    />
  );
}
