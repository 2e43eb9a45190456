import { getTranslations } from 'next-intl/server';
import { EmailText } from '@/components/admin/email-text';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { PageHeader } from '@/components/admin/page-header';
import { titled } from '@/components/admin/titled';
import { Chip } from '@/components/ui/chip';
import { authenticatorOf } from '@/lib/auth/authenticator';
import { ACCOUNT_PATH, type Role } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import type { SessionClient } from '@/lib/db/session-client';
import { formatDay } from '@/lib/format/moment';
import { codeRequiredFrom } from '@/lib/users/code-rules';
import { setUpAuthenticator } from '../../auth/actions/authenticator';
import { AuthenticatorSetup } from '../../auth/authenticator-setup';
import { requestOwnReset, turnOffAuthenticator } from './actions';
import { PasswordLinkButton } from './password-link-button';
import { TurnOffButton } from './turn-off-button';

export const generateMetadata = titled('account.title');

/** The account's authenticator, and from when its role needs one. Throws on any failure. */
async function readProtection(client: SessionClient, role: Role) {
  const [account, requiredFrom] = await Promise.all([
    client.auth.getUser(),
    codeRequiredFrom(client, role),
  ]);
  if (account.error) throw account.error;
  return { authenticator: authenticatorOf(account.data.user), requiredFrom };
}

/** The user's own account and its settings. */
export default async function AccountPage() {
  const { client, profile } = await requireStaff();
  const t = await getTranslations('account');
  const tShell = await getTranslations('admin.shell');
  const tAuth = await getTranslations('auth.authenticator');
  const protection = await load('account.protection', readProtection(client, profile.role));
  if (!protection.ok) {
    return (
      <LoadError
        heading={t('heading')}
        title={t('loadFailed')}
        id={protection.id}
        path={ACCOUNT_PATH}
      />
    );
  }
  const { authenticator, requiredFrom } = protection.data;
  const isRequired = requiredFrom !== null && Date.parse(requiredFrom) <= Date.now();
  const date = formatDay(requiredFrom) ?? '';
  const rule = isRequired ? t('code.required', { date }) : t('code.willBeRequired', { date });
  const facts = [
    [t('email'), profile.email],
    [t('role'), tShell(`roles.${profile.role}`)],
  ];
  return (
    <Messages namespaces={['auth', 'account', 'admin.errors']}>
      <PageHeader heading={t('heading')} />
      <div className="grid max-w-190 grid-cols-1 gap-5">
        <section
          aria-label={t('facts')}
          className="rounded-2 bg-card p-[min(1rem,5vw)] shadow-1 md:p-7"
        >
          <dl className="grid gap-3">
            {facts.map(([term, fact = '']) => (
              <div key={term} className="flex flex-wrap justify-between gap-x-5">
                <dt className="text-ink-2">{term}</dt>
                <dd className="min-w-0 font-[560] wrap-anywhere">
                  <EmailText text={fact} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="grid grid-cols-1 gap-5 rounded-2 bg-card p-[min(1rem,5vw)] shadow-1 md:p-7">
          <h2 className="text-[1.375rem]">{t('password.heading')}</h2>
          <p className="max-w-[40em] text-ink-2">{t('password.lead')}</p>
          <PasswordLinkButton send={requestOwnReset} email={profile.email} />
        </section>
        <section className="grid grid-cols-1 gap-5 rounded-2 bg-card p-[min(1rem,5vw)] shadow-1 md:p-7">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-[1.375rem]">{t('code.heading')}</h2>
            <Chip tone={authenticator ? 'ok' : 'sand'}>
              {t(authenticator ? 'code.on' : 'code.off')}
            </Chip>
          </div>
          <div className="grid max-w-[40em] gap-2">
            <p className="text-ink-2">{t('code.lead')}</p>
            {requiredFrom ? <p className="font-[560]">{rule}</p> : null}
            {authenticator ? (
              <p className="text-ink-2">
                {t('code.since', { date: formatDay(authenticator.updated_at) ?? '?' })}{' '}
                {t('code.lost')}
              </p>
            ) : null}
          </div>
          {authenticator ? (
            <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
              <p className="text-small text-ink-2">{t('code.changeLead')}</p>
              <AuthenticatorSetup
                // A new authenticator resets the form's state.
                key={authenticator.id}
                action={setUpAuthenticator}
                start={t('code.change')}
                variant="outline"
              />
              {requiredFrom ? null : (
                <TurnOffButton turnOff={turnOffAuthenticator} email={profile.email} />
              )}
            </div>
          ) : (
            <AuthenticatorSetup action={setUpAuthenticator} start={tAuth('start')} />
          )}
        </section>
      </div>
    </Messages>
  );
}
