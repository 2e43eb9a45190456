import { getTranslations } from 'next-intl/server';
import { UNDO_MESSAGES } from '@/components/admin/history/undo-messages';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { titled } from '@/components/admin/titled';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import type { SessionClient } from '@/lib/db/session-client';
import { isUuid } from '@/lib/format/slug';
import { type RegionListQuery, regionListPath, regionListQuery } from '@/lib/regions/list-query';
import { findAdminRegion, listAdminRegions } from '@/lib/regions/staff-queries';
import { restoreVersion } from '../historico/actions';
import { removeRegion, saveRegion, toggleRegion } from './actions';
import { RegionsManager } from './regions-manager';

export const generateMetadata = titled('regions.admin.heading');

/** Loads a page of regions and the requested one. */
async function loadRegions(client: SessionClient, query: RegionListQuery, wanted: string | null) {
  const [page, opened] = await Promise.all([
    listAdminRegions(client, query),
    wanted ? findAdminRegion(client, wanted) : null,
  ]);
  return { ...page, opened };
}

/**
 * The list of regions. `nova=1` opens the form of a new one, `editar={id}` that of an existing one.
 */
export default async function RegionsPage({ searchParams }: PageProps<'/admin/regions'>) {
  const { client, profile } = await requireStaff();
  const params = await searchParams;
  const query = regionListQuery.parse(params);
  const wanted = isUuid(params.editar) ? params.editar : null;
  const t = await getTranslations('regions.admin');
  const loaded = await load('region.list', loadRegions(client, query, wanted));
  if (!loaded.ok) {
    const path = regionListPath(query);
    return <LoadError heading={t('heading')} title={t('errors.load')} id={loaded.id} path={path} />;
  }
  const { regions, total, page, pages, opened } = loaded.data;
  return (
    <Messages namespaces={['regions.admin', 'admin.problems', ...UNDO_MESSAGES]}>
      <RegionsManager
        regions={regions}
        query={{ ...query, pagina: page }}
        pages={pages}
        count={t('count', { count: total })}
        open={opened ? { region: opened } : params.nova === '1' ? { region: null } : null}
        isMissing={Boolean(params.editar) && !opened}
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
