import { Images } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/admin/page-header';
import { titled } from '@/components/admin/titled';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { mayDo } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { findAttention } from '@/lib/dashboard/attention';
import { unfoldedKind } from '@/lib/dashboard/attention-query';
import { countContent } from '@/lib/dashboard/counts';
import { load } from '@/lib/db/load';
import { historyQuery } from '@/lib/history/list-query';
import { listChanges } from '@/lib/history/staff-queries';
import { AttentionList } from './attention-list';
import { QuickActions } from './quick-actions';
import { RecentChanges } from './recent-changes';
import { StatCards } from './stat-cards';

/** How many lines of history the dashboard shows. */
const RECENT = 5;
const NO_QUERY = historyQuery.parse({});

export const generateMetadata = titled('dashboard.heading');

/**
 * The dashboard: totals, what needs attention, the latest changes (administrators only). Rendered
 * for each visit, like the whole back office.
 */
export default async function DashboardPage({ searchParams }: PageProps<'/admin'>) {
  const { client, profile } = await requireStaff();
  const unfolded = unfoldedKind(await searchParams);
  const isAdmin = mayDo(profile.role, 'admin');
  const [counts, attention, recent] = await Promise.all([
    countContent(client),
    load('dashboard.attention', findAttention(client, unfolded)),
    isAdmin ? load('dashboard.recent', listChanges(client, NO_QUERY, RECENT)) : null,
  ]);
  const t = await getTranslations('dashboard');
  const media = await getTranslations('media.admin');
  return (
    <>
      <PageHeader heading={t('heading')}>
        <Link href="/admin/media" className={buttonVariants({ variant: 'outline', size: 'touch' })}>
          <Images />
          {media('heading')}
        </Link>
      </PageHeader>
      <StatCards counts={counts} />
      <QuickActions profile={profile} hasHotels={counts.hotels.total > 0} />
      <h2 className="mt-10 mb-4 text-[1.375rem] md:text-[1.625rem]">{t('attention.heading')}</h2>
      {attention.ok ? (
        <AttentionList attention={attention.data} unfolded={unfolded} />
      ) : (
        <Alert tone="bad" title={t('attention.failed')}>
          <p>{t('attention.failedText')}</p>
        </Alert>
      )}
      {recent ? <RecentChanges changes={recent.ok ? recent.data.changes : null} /> : null}
    </>
  );
}
