import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { LoadError } from '@/components/admin/load-error';
import { requireStaff } from '@/lib/auth/staff';
import { logFailure } from '@/lib/log';
import { listAdminRegions } from '@/lib/regions/staff-queries';
import { removeRegion, saveRegion, toggleRegion } from './actions';
import { RegionsManager } from './regions-manager';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminRegions');
  return { title: t('heading') };
}

/** The regions. `nova=1` opens the form for a new one. */
export default async function RegionsPage({ searchParams }: PageProps<'/admin/regions'>) {
  const { client, profile } = await requireStaff();
  const { nova } = await searchParams;
  const { adminRegions, adminForms } = await getMessages();
  const regions = await listAdminRegions(client).catch((error) => logFailure('region.list', error));
  if (typeof regions === 'string') {
    const { heading, errors } = adminRegions;
    return <LoadError heading={heading} title={errors.load} id={regions} path="/admin/regions" />;
  }
  return (
    <RegionsManager
      regions={regions}
      startsNew={nova === '1'}
      isAdmin={profile.role === 'admin'}
      texts={adminRegions}
      forms={adminForms}
      actions={{ save: saveRegion, remove: removeRegion, toggle: toggleRegion }}
    />
  );
}
