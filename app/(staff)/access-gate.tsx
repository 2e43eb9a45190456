import { redirect } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Access } from '@/lib/auth/staff';
import { AccountState } from './account-state';
import { signOut } from './auth/actions/sign-out';
import { ProvisioningScreen } from './provisioning-screen';

/** What whoever may not come in sees instead, each in their own state. */
export async function accessGate(access: Exclude<Access, { state: 'staff' }>): Promise<ReactNode> {
  const { admin } = await getMessages();
  switch (access.state) {
    case 'signed-out':
      redirect('/auth');
      break;
    case 'no-profile':
      return (
        <ProvisioningScreen text={admin.settingUp} signOut={signOut} signOutLabel={admin.signOut} />
      );
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
  }
}
