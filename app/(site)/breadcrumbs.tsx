import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { StructuredData } from '@/components/ui/json-ld';
import { env } from '@/lib/env';
import { breadcrumbList, type Crumb } from '@/lib/seo/page-json-ld';

type TrailProps = { items: Crumb[]; className?: string };

/** The trail from the home page to this one: for visitors and, from the same list, for machines. */
export function Trail({ items, className }: TrailProps) {
  const t = useTranslations('breadcrumbs');
  const crumbs = [{ name: t('home'), path: '/' }, ...items];
  return (
    <>
      <StructuredData nodes={[breadcrumbList(env().SITE_URL, crumbs)]} />
      <Breadcrumbs items={crumbs} className={className} />
    </>
  );
}
