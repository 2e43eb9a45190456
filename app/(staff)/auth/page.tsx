import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { INVITED } from '@/lib/auth/invitation';
import { recoverySession } from '@/lib/auth/recovery-session';
import { adminPath } from '@/lib/auth/roles';
import { currentAccess } from '@/lib/auth/staff';
import { requestReset, setPassword } from './actions/recovery';
import { signIn } from './actions/sign-in';
import { NewPassword } from './new-password';
import { Recovery } from './recovery';
import { SignIn } from './sign-in';
import type { AuthHint } from './state';

type Query = Record<string, string | string[] | undefined>;
type Mode = 'sign-in' | 'recovery' | 'update-password';

function modeOf({ mode }: Query): Mode {
  return mode === 'recovery' || mode === 'update-password' ? mode : 'sign-in';
}

export async function generateMetadata({
  searchParams,
}: {
  searchParams: Promise<Query>;
}): Promise<Metadata> {
  const query = await searchParams;
  const t = await getTranslations('auth');
  const titles = {
    'sign-in': t('title'),
    recovery: t('recoveryTitle'),
    'update-password': t(query[INVITED] === '1' ? 'welcome.heading' : 'updateTitle'),
  };
  return { title: titles[modeOf(query)] };
}

/** Sign-in, recovery and the new password: one URL, three modes. */
export default async function AuthPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const mode = modeOf(query);
  const next = adminPath(query.next) ?? '';
  const recovery = mode === 'update-password' && (await recoverySession(await requestCookies()));
  if (recovery) {
    const isInvited = query[INVITED] === '1';
    return (
      <NewPassword action={setPassword} isInvited={isInvited} owesCode={recovery.owed !== null} />
    );
  }

  const { access } = await currentAccess();
  if (access.state !== 'signed-out') redirect(next || '/admin');
  if (mode === 'recovery') return <Recovery action={requestReset} />;

  let hint: AuthHint | undefined;
  if (next) hint = 'signInFirst';
  if (query.reset === 'true') hint = 'checkEmail';
  if (mode === 'update-password') hint = 'over';
  return <SignIn action={signIn} next={next} hint={hint} />;
}
