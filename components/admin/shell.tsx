import { ExternalLink, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { NavigationNotice } from '@/components/ui/navigation-notice';
import { SkipLink } from '@/components/ui/skip-link';
import { ACCOUNT_PATH, areasFor, type Profile } from '@/lib/auth/roles';
import { formatDay } from '@/lib/format/moment';
import { AdminNav } from './admin-nav';
import { EmailText } from './email-text';
import { FlashToast } from './flash-toast';
import { FocusOnArrival } from './focus-on-arrival';
import { NavMenu } from './nav-menu';
import { SessionKeeper } from './session-keeper';
import { SignOutForm } from './sign-out-form';
import { Tooltips } from './tooltips';

type ShellProps = {
  profile: Profile;
  /** When the session expires unless renewed, in seconds since 1970. */
  expiresAt: number;
  /** From when the account needs an authenticator that it does not have yet; otherwise null. */
  codeRequiredFrom: string | null;
  signOut: () => Promise<void>;
  children: ReactNode;
};

/** The frame of the back office: areas at the side, the signed-in user at the top. */
export function Shell({ profile, expiresAt, codeRequiredFrom, signOut, children }: ShellProps) {
  const t = useTranslations('admin.shell');
  const site = useTranslations('site.common');
  const areas = areasFor(profile.role);
  const nav = <AdminNav areas={areas} siteName={site('name')} />;
  // Administrators' areas have a notice of their own, since the role is checked first.
  const checked = areas.filter(({ need }) => need === 'admin');
  return (
    <div className="min-h-dvh bg-[#f7f3ea] md:grid md:grid-cols-[16rem_1fr] print:block!">
      <SkipLink />
      <NavigationNotice
        texts={[...checked.map(({ path }) => [path, t('checking')] as const), ['', t('loading')]]}
      />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto bg-mata text-mata-text md:block print:hidden!">
        {nav}
      </aside>
      <div className="min-w-0">
        <header className="@container sticky low:static top-0 z-30 flex h-16 items-center gap-[min(0.5rem,2.5vw)] border-b border-line bg-card px-[min(1rem,5vw)] md:h-18 md:gap-4.5 md:px-10">
          <NavMenu>{nav}</NavMenu>
          <Link
            href={ACCOUNT_PATH}
            title={t('account')}
            className="ml-auto min-w-0 max-md:grid max-md:min-h-11 max-md:content-center text-right text-small leading-[1.3] no-underline hover:underline max-md:text-caption max-md:leading-[1.15] @max-[18rem]:invisible @max-[16rem]:w-0"
          >
            <strong className="line-clamp-2 font-[640]">
              <EmailText text={profile.email} />
            </strong>
            <span className="text-ink-3">{t(`roles.${profile.role}`)}</span>
          </Link>
          <a
            href="/"
            target="_blank"
            rel="noopener"
            className={cn(
              buttonVariants({ variant: 'outline', size: 'touch' }),
              'max-md:size-[min(2.75rem,20vw)] max-md:shrink-0 max-md:px-0!',
            )}
          >
            <span className="max-md:sr-only">{t('toSite')}</span>
            <ExternalLink />
          </a>
          <SignOutForm owner={profile.id} signOut={signOut}>
            <button
              type="submit"
              className={cn(
                buttonVariants({ variant: 'ghost', size: 'touch' }),
                'max-md:size-[min(2.75rem,20vw)] max-md:px-0! md:px-2!',
              )}
            >
              <LogOut />
              <span className="max-md:sr-only">{t('signOut')}</span>
            </button>
          </SignOutForm>
        </header>
        {/* The end of a list can be scrolled above a notice; a hotel's form has room for both. */}
        <main
          id="conteudo"
          tabIndex={-1}
          className="@container/area outline-none max-w-295 px-4 pt-6 pb-44 has-[.save-bar]:pb-12 md:px-10 md:pt-9 md:has-[.save-bar]:pb-16 print:max-w-none print:p-0!"
        >
          {codeRequiredFrom ? (
            <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-2 bg-info-bg px-4 py-3.5 text-small text-info">
              <p className="font-[640]">
                {t('codeRequired', { date: formatDay(codeRequiredFrom) ?? '' })}
              </p>
              <Link href={ACCOUNT_PATH} className="font-[640] underline">
                {t('codeSetUp')}
              </Link>
            </div>
          ) : null}
          {children}
        </main>
      </div>
      <SessionKeeper expiresAt={expiresAt} />
      <FlashToast />
      <FocusOnArrival />
      <Tooltips />
    </div>
  );
}
