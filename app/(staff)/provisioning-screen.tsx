'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { SignOutForm } from '@/components/admin/sign-out-form';
import { Button } from '@/components/ui/button';
import { siteAnswers } from '@/components/ui/connection';

const RELOAD_MS = 3_000;

type ProvisioningScreenProps = { userId: string; signOut: () => Promise<void> };

/** Shown to an account whose profile does not exist yet: reloads until it does. */
export function ProvisioningScreen({ userId, signOut }: ProvisioningScreenProps) {
  const t = useTranslations('admin.shell');
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(async () => {
      // Without a connection Next would load the whole page, and the browser show an error in its place.
      if (await siteAnswers()) router.refresh();
    }, RELOAD_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <main id="conteudo" className="grid min-h-dvh content-center justify-items-center gap-6 p-6">
      <div role="status">
        <h1 className="text-[min(1.75rem,11vw)]">{t('settingUp')}</h1>
      </div>
      <SignOutForm owner={userId} signOut={signOut}>
        <Button type="submit" variant="outline">
          {t('signOut')}
        </Button>
      </SignOutForm>
    </main>
  );
}
