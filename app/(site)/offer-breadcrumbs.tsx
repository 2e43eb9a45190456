import { useTranslations } from 'next-intl';
import type { Offer } from '@/lib/offers/model';
import { offerPath } from '@/lib/offers/paths';
import { PageBreadcrumbs, UnlistedBreadcrumbs } from './breadcrumbs';

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

/** The same for an offer that has ended: without its name, and not for search engines. */
export function EndedOfferBreadcrumbs() {
  const t = useTranslations();
  return (
    <UnlistedBreadcrumbs
      items={[
        { name: t('site.nav.deals'), path: '/deals' },
        { name: t('offers.page.unavailable.heading'), path: '' },
      ]}
    />
  );
}
