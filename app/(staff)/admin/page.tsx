import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AreaHead } from '@/components/admin/area-head';
import { AttentionList } from '@/components/admin/attention-list';
import { QuickActions } from '@/components/admin/quick-actions';
import { StatCards } from '@/components/admin/stat-cards';
import { Note } from '@/components/ui/note';
import { requireStaff } from '@/lib/auth/staff';
import { findAttention } from '@/lib/data/admin/attention';
import { countContent } from '@/lib/data/admin/counts';
import { logFailure } from '@/lib/log';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard');
  return { title: t('heading') };
}

export default async function DashboardPage() {
  const { client, profile } = await requireStaff();
  const [counts, attention] = await Promise.all([
    countContent(client),
    findAttention(client).catch((error) => logFailure('dashboard.attention', error)),
  ]);
  const t = await getTranslations('dashboard');
  return (
    <>
      <AreaHead heading={t('heading')} />
      <StatCards counts={counts} />
      <QuickActions role={profile.role} />
      <h2 className="mt-10 mb-4 text-[22px] md:text-[26px]">{t('attention.heading')}</h2>
      {typeof attention === 'string' ? (
        <Note tone="bad" title={t('attention.failed')}>
          <p>{t('attention.failedText')}</p>
        </Note>
      ) : (
        <AttentionList attention={attention} />
      )}
    </>
  );
}
