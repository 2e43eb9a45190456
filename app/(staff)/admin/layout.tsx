import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MediaProvider } from '@/components/admin/media/media-context';
import { Shell } from '@/components/admin/shell';
import { currentAccess } from '@/lib/auth/staff';
import { accessGate } from '../access-gate';
import { signOut } from '../auth/actions/sign-out';
import { removeMedia, saveMedia } from './media/actions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return {
    title: { default: t('title'), template: `%s · ${t('title')}` },
    robots: { index: false, follow: false },
  };
}

/** The back office and the four other states of whoever comes here. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { client, access } = await currentAccess();
  if (access.state !== 'staff') return accessGate(access);
  const { admin, adminForms, adminMedia, auth, site } = await getMessages();
  const { data } = await client.auth.getSession();
  return (
    <Shell
      profile={access.profile}
      expiresAt={data.session?.expires_at ?? 0}
      texts={{ ...admin, siteName: site.name, flashes: auth.flashes }}
      signOut={signOut}
    >
      <MediaProvider
        texts={adminMedia}
        forms={adminForms}
        actions={{ save: saveMedia, remove: removeMedia }}
      >
        {children}
      </MediaProvider>
    </Shell>
  );
}
