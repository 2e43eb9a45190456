import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { RegionsManager } from '@/components/admin/regions/regions-manager';
import { requireStaff } from '@/lib/auth/staff';
import { listAdminRegions } from '@/lib/data/admin/regions';
import { removeRegion, saveRegion, toggleRegion } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminRegions');
  return { title: t('heading') };
}

export default async function RegionsPage() {
  const { client, profile } = await requireStaff();
  const { adminRegions, adminForms } = await getMessages();
  return (
    <RegionsManager
      regions={await listAdminRegions(client)}
      mayRemove={profile.role === 'admin'}
      texts={adminRegions}
      forms={adminForms}
      actions={{ save: saveRegion, remove: removeRegion, toggle: toggleRegion }}
    />
  );
}
