import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountState } from '@/components/admin/account-state';
import { MediaProvider } from '@/components/admin/media/media-kit';
import { SettingUp } from '@/components/admin/setting-up';
import { Shell } from '@/components/admin/shell';
import { currentAccess } from '@/lib/auth/staff';
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
  const { admin, adminForms, adminMedia, auth, site } = await getMessages();
  switch (access.state) {
    case 'signed-out':
      redirect('/auth');
      break;
    case 'no-profile':
      return <SettingUp text={admin.settingUp} signOut={signOut} signOutLabel={admin.signOut} />;
    case 'inactive':
    case 'denied':
      return (
        <AccountState
          state={access.state}
          profile={access.profile}
          texts={admin}
          signOut={signOut}
        />
      );
    case 'staff': {
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
  }
}
