'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';

const RELOAD_MS = 3_000;

/** For an account whose profile is not there yet: reloads until it is. */
export function ProvisioningScreen({ signOut }: { signOut: () => Promise<void> }) {
  const t = useTranslations('admin.shell');
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <main id="conteudo" className="grid min-h-dvh content-center justify-items-center gap-6 p-6">
      <div role="status">
        <h1 className="text-[min(1.75rem,11vw)]">{t('settingUp')}</h1>
      </div>
      <form action={signOut}>
        <Button type="submit" variant="outline">
          {t('signOut')}
        </Button>
      </form>
    </main>
  );
}
