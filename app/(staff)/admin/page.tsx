import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StatCards } from '@/components/admin/stat-cards';
import { requireStaff } from '@/lib/auth/staff';
import { countContent } from '@/lib/data/admin/counts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard');
  return { title: t('heading') };
}

export default async function DashboardPage() {
  const { client } = await requireStaff();
  const counts = await countContent(client);
  const t = await getTranslations('dashboard');
  return (
    <>
      <h1 className="mb-6 text-[28px] md:text-[34px]">{t('heading')}</h1>
      <StatCards counts={counts} />
    </>
  );
}
