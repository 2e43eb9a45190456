import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
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

/** The same for an offer that has ended: without its name, and not for search engines. */
export function EndedOfferBreadcrumbs() {
  const t = useTranslations();
  return (
    <Breadcrumbs
      label={t('site.breadcrumbs.label')}
      items={[
        { name: t('site.breadcrumbs.home'), path: '/' },
        { name: t('site.nav.deals'), path: '/deals' },
        { name: t('offers.page.unavailable.heading'), path: '' },
      ]}
    />
  );
}
