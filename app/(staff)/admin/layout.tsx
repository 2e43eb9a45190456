import { LucideProvider } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DraftOwner } from '@/components/admin/drafts/draft-owner';
import { MediaProvider } from '@/components/admin/media/media-context';
import { Messages } from '@/components/admin/messages';
import { Shell } from '@/components/admin/shell';
import { currentAccess } from '@/lib/auth/staff';
import { accessGate } from '../access-gate';
import { signOut } from '../auth/actions/sign-out';
import { removeMedia, saveMedia } from './media/actions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.shell');
  return {
    title: { default: t('title'), template: `%s · ${t('title')}` },
    robots: { index: false, follow: false },
  };
}

/** The back office, or the screen of an account without access. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { client, access } = await currentAccess();
  if (access.state !== 'staff') return accessGate(access);
  const { data } = await client.auth.getSession();
  return (
    <Messages namespaces={['admin.shell', 'admin.errors', 'admin.forms', 'auth.flashes']}>
      <LucideProvider strokeWidth={1.75}>
        <Shell
          profile={access.profile}
          expiresAt={data.session?.expires_at ?? 0}
          codeRequiredFrom={access.codeRequiredFrom}
          signOut={signOut}
        >
          <DraftOwner value={access.profile.id}>
            <MediaProvider actions={{ save: saveMedia, remove: removeMedia }}>
              {children}
            </MediaProvider>
          </DraftOwner>
        </Shell>
      </LucideProvider>
    </Messages>
  );
}
