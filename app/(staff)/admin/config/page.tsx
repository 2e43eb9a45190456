import { getTranslations } from 'next-intl/server';
import { Forbidden } from '@/components/admin/forbidden';
import { HistoryLink } from '@/components/admin/history-link';
import { LoadError } from '@/components/admin/load-error';
import { KnownMediaProvider } from '@/components/admin/media/media-context';
import { Messages } from '@/components/admin/messages';
import { PageHeader } from '@/components/admin/page-header';
import { titled } from '@/components/admin/titled';
import { mayDo } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import { mediaIn } from '@/lib/media/staff-queries';
import { countSubscribers } from '@/lib/newsletter/staff-queries';
import { NO_SETTINGS } from '@/lib/settings/form';
import { getStaffSettings } from '@/lib/settings/staff-queries';
import { findSubscriber, removeSubscriber, saveSettings } from './actions';
import { NewsletterCard } from './newsletter-card';
import { SettingsForm } from './settings-form';

export const generateMetadata = titled('settings.title');

/** The site settings and the newsletter's list, for administrators. */
export default async function SettingsPage() {
  const { client, profile } = await requireStaff();
  const t = await getTranslations('settings');
  if (!mayDo(profile.role, 'admin')) return <Forbidden heading={t('heading')} />;
  const loaded = await load(
    'config.load',
    Promise.all([getStaffSettings(client), countSubscribers(client)]),
  );
  if (!loaded.ok) {
    const title = t('errors.load');
    return <LoadError heading={t('heading')} title={title} id={loaded.id} path="/admin/config" />;
  }
  const [stored, subscribers] = loaded.data;
  const { updated_at: version, ...config } = stored ?? { ...NO_SETTINGS, updated_at: null };
  const media = await mediaIn(client, config);
  return (
    <Messages namespaces={['settings', 'media.admin', 'admin.problems']}>
      <PageHeader heading={t('heading')}>
        <HistoryLink kind="config" id="1" />
      </PageHeader>
      <KnownMediaProvider media={media}>
        <SettingsForm config={config} version={version} save={saveSettings} />
      </KnownMediaProvider>
      <NewsletterCard
        subscribers={subscribers}
        actions={{ find: findSubscriber, remove: removeSubscriber }}
      />
    </Messages>
  );
}
