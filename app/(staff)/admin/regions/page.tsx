import { getTranslations } from 'next-intl/server';
import { UNDO_MESSAGES } from '@/components/admin/history/undo-messages';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { titled } from '@/components/admin/titled';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import { listAdminRegions } from '@/lib/regions/staff-queries';
import { restoreVersion } from '../historico/actions';
import { removeRegion, saveRegion, toggleRegion } from './actions';
import { RegionsManager } from './regions-manager';

export const generateMetadata = titled('regions.admin.heading');

/**
 * The list of regions. `nova=1` opens the form of a new one, `editar={id}` that of an existing one.
 */
export default async function RegionsPage({ searchParams }: PageProps<'/admin/regions'>) {
  const { client, profile } = await requireStaff();
  const { nova, editar } = await searchParams;
  const regions = await load('region.list', listAdminRegions(client));
  if (!regions.ok) {
    const t = await getTranslations('regions.admin');
    const title = t('errors.load');
    return <LoadError heading={t('heading')} title={title} id={regions.id} path="/admin/regions" />;
  }
  const opened = regions.data.find(({ id }) => id === editar);
  return (
    <Messages namespaces={['regions.admin', 'admin.problems', ...UNDO_MESSAGES]}>
      <RegionsManager
        regions={regions.data}
        open={opened ? { region: opened } : nova === '1' ? { region: null } : null}
        isMissing={Boolean(editar) && !opened}
        isAdmin={profile.role === 'admin'}
        actions={{
          save: saveRegion,
          remove: removeRegion,
          toggle: toggleRegion,
          restore: restoreVersion,
        }}
      />
    </Messages>
  );
}
