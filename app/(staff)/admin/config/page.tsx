import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { TabDenied } from '@/components/admin/forbidden';
import { HistoryLink } from '@/components/admin/history-link';
import { LoadFailure } from '@/components/admin/load-error';
import { AreaHead } from '@/components/admin/page-header';
import { mayDo } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import { countSubscribers } from '@/lib/newsletter/staff-queries';
import { NO_CONFIG } from '@/lib/settings/form';
import { loadConfig } from '@/lib/settings/staff-queries';
import { saveConfig } from './actions';
import { ConfigForm } from './config-form';
import { NewsletterCard } from './newsletter-card';

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
