import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Messages } from '@/components/admin/messages';
import type { Access } from '@/lib/auth/staff';
import { AccountState } from './account-state';
import { setUpAuthenticator } from './auth/actions/authenticator';
import { enterCode } from './auth/actions/code';
import { signOut } from './auth/actions/sign-out';
import { AuthenticatorOwed } from './auth/authenticator-owed';
import { CodeStep } from './auth/code-step';
import { ProvisioningScreen } from './provisioning-screen';

/** What an account without access sees instead of the page, by its state. */
export function accessGate(access: Exclude<Access, { state: 'staff' }>): ReactNode {
  switch (access.state) {
    case 'signed-out':
      redirect('/auth');
      break;
    case 'code-owed':
      return (
        <Messages namespaces={['auth']}>
          <CodeStep action={enterCode} signOut={signOut} />
        </Messages>
      );
    case 'authenticator-owed':
      return (
        <Messages namespaces={['auth']}>
          <AuthenticatorOwed action={setUpAuthenticator} signOut={signOut} />
        </Messages>
      );
    case 'no-profile':
      return (
        <Messages namespaces={['admin.shell']}>
          <ProvisioningScreen signOut={signOut} />
        </Messages>
      );
    case 'inactive':
    case 'denied':
      return <AccountState state={access.state} profile={access.profile} signOut={signOut} />;
  }
}
