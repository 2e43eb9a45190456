import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { JsonLd } from '@/components/site/json-ld';
import { env } from '@/lib/env';
import { breadcrumbList, type Crumb } from '@/lib/seo/json-ld';

type TrailProps = { items: Crumb[]; className?: string };

/** The trail from the home page to this one, for visitors only: of a page that is not indexed. */
export function UnlistedBreadcrumbs({ items, className }: TrailProps) {
  const t = useTranslations('site.breadcrumbs');
  const crumbs = [{ name: t('home'), path: '/' }, ...items];
  return <Breadcrumbs items={crumbs} label={t('label')} className={className} />;
}

/** The same trail as JSON-LD only, for pages whose shared frame shows it to visitors. */
export function BreadcrumbsJsonLd({ items }: { items: Crumb[] }) {
  const t = useTranslations('site.breadcrumbs');
  const crumbs = [{ name: t('home'), path: '/' }, ...items];
  return <JsonLd nodes={[breadcrumbList(env().SITE_URL, crumbs)]} />;
}

/** The trail of a page: for visitors and, from the same list, for machines. */
export function PageBreadcrumbs({ items, className }: TrailProps) {
  return (
    <>
      <BreadcrumbsJsonLd items={items} />
      <UnlistedBreadcrumbs items={items} className={className} />
    </>
  );
}
