import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { AreaHead } from '@/components/admin/area-head';
import { ConfigForm } from '@/components/admin/config/config-form';
import { NewsletterCard } from '@/components/admin/config/newsletter-card';
import { HistoryLink } from '@/components/admin/history/history-link';
import { LoadFailure } from '@/components/admin/load-failure';
import { TabDenied } from '@/components/admin/tab-denied';
import { mayDo } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { loadConfig } from '@/lib/data/admin/config';
import { load } from '@/lib/data/admin/load';
import { countSubscribers } from '@/lib/data/admin/subscribers';
import { NO_CONFIG } from '@/lib/schemas/config-form';
import { saveConfig } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminConfig');
  return { title: t('title') };
}

export default async function ConfigPage() {
  const { client, profile } = await requireStaff();
  const t = await getTranslations('adminConfig');
  if (!mayDo(profile.role, 'admin')) return <TabDenied heading={t('heading')} />;
  const found = await load(
    'config.load',
    Promise.all([loadConfig(client), countSubscribers(client)]),
  );
  if (!found.ok) {
    const title = t('errors.load');
    return <LoadFailure heading={t('heading')} title={title} id={found.id} path="/admin/config" />;
  }
  const { adminConfig, adminForms } = await getMessages();
  const [stored, subscribers] = found.data;
  const { updated_at: version, ...config } = stored ?? { ...NO_CONFIG, updated_at: null };
  return (
    <>
      <AreaHead heading={t('heading')}>
        <HistoryLink kind="config" id="1" texts={adminForms} />
      </AreaHead>
      <ConfigForm
        config={config}
        version={version}
        texts={adminConfig}
        forms={adminForms}
        save={saveConfig}
      />
      <NewsletterCard subscribers={subscribers} />
    </>
  );
}
