import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { JsonLd } from '@/components/site/json-ld';
import { env } from '@/lib/env';
import { breadcrumbList, type Crumb } from '@/lib/seo/json-ld';

type TrailProps = { items: Crumb[]; className?: string };

/** The trail from the home page to this one: for visitors and, from the same list, for machines. */
export function PageBreadcrumbs({ items, className }: TrailProps) {
  const t = useTranslations('site.breadcrumbs');
  const crumbs = [{ name: t('home'), path: '/' }, ...items];
  return (
    <>
      <BreadcrumbsJsonLd items={items} />
      <Breadcrumbs items={crumbs} label={t('label')} className={className} />
    </>
  );
}

/** The same breadcrumbs as JSON-LD only, for pages whose shared frame shows them to visitors. */
export function BreadcrumbsJsonLd({ items }: { items: Crumb[] }) {
  const t = useTranslations('site.breadcrumbs');
  const crumbs = [{ name: t('home'), path: '/' }, ...items];
  return <JsonLd nodes={[breadcrumbList(env().SITE_URL, crumbs)]} />;
}
