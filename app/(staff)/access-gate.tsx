import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { FlashToast } from '@/components/admin/flash-toast';
import { Messages } from '@/components/admin/messages';
import type { Access } from '@/lib/auth/staff';
import { AccountState } from './account-state';
import { setUpAuthenticator } from './auth/actions/authenticator';
import { enterCode } from './auth/actions/code';
import { signOut } from './auth/actions/sign-out';
import { AuthenticatorOwed } from './auth/authenticator-owed';
import { CodeStep } from './auth/code-step';
import { FollowSession } from './auth/follow-session';
import { ProvisioningScreen } from './provisioning-screen';

type Gated = Exclude<Access, { state: 'staff' }>;

/**
 * Returns what an account without access sees instead of the page, with the last action's message.
 */
export function accessGate(access: Gated): ReactNode {
  if (access.state === 'signed-out') redirect('/auth');
  return (
    <Messages namespaces={['auth', 'admin.shell', 'admin.forms']}>
      {gateScreen(access)}
      <FollowSession />
      <FlashToast />
    </Messages>
  );
}

function gateScreen(access: Exclude<Gated, { state: 'signed-out' }>): ReactNode {
  switch (access.state) {
    case 'code-owed':
      return <CodeStep userId={access.userId} action={enterCode} signOut={signOut} />;
    case 'authenticator-owed':
      return (
        <AuthenticatorOwed
          userId={access.profile.id}
          action={setUpAuthenticator}
          signOut={signOut}
        />
      );
    case 'no-profile':
      return <ProvisioningScreen userId={access.userId} signOut={signOut} />;
    case 'inactive':
    case 'denied':
      return <AccountState state={access.state} profile={access.profile} signOut={signOut} />;
  }
}
