import { useTranslations } from 'next-intl';
import { EmailText } from '@/components/admin/email-text';
import { SignOutForm } from '@/components/admin/sign-out-form';
import { BrandMark } from '@/components/ui/brand';
import { Button } from '@/components/ui/button';
import type { Profile } from '@/lib/auth/roles';

type AccountStateProps = {
  state: 'inactive' | 'denied';
  profile: Profile;
  signOut: () => Promise<void>;
};

/** The screen of an account that exists and may not (yet) use the back office. */
export function AccountState({ state, profile, signOut }: AccountStateProps) {
  const t = useTranslations('admin.shell');
  const facts = [
    [t('pending.email'), profile.email],
    ...(state === 'denied' ? [[t('pending.role'), t(`roles.${profile.role}`)]] : []),
    [t('pending.status'), t(profile.is_active ? 'pending.active' : 'pending.inactive')],
  ];
  const reason = state === 'inactive' ? 'pending' : 'denied';
  return (
    <main
      id="conteudo"
      className="grid min-h-dvh content-center justify-items-center gap-5 bg-[#f7f3ea] p-5"
    >
      <div className="grid w-full max-w-120 gap-5 rounded-3 bg-card p-6 shadow-2 md:p-9">
        <BrandMark className="size-11" />
        <div role="alert">
          <h1 className="text-[min(1.75rem,11vw)]">{t(`${reason}.heading`)}</h1>
          <p className="mt-2 text-ink-2">{t(`${reason}.text`)}</p>
        </div>
        <dl className="grid gap-3 border-y border-line py-5">
          {facts.map(([term, fact = '']) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-5">
              <dt className="text-ink-3">{term}</dt>
              <dd className="min-w-0 font-[560] wrap-anywhere">
                <EmailText text={fact} />
              </dd>
            </div>
          ))}
        </dl>
        <SignOutForm owner={profile.id} signOut={signOut}>
          <Button type="submit" variant="outline" className="w-full">
            {t('signOut')}
          </Button>
        </SignOutForm>
      </div>
    </main>
  );
}
