'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';

const LOOK_AGAIN_MS = 3_000;

type SettingUpProps = { text: string; signOutLabel: string; signOut: () => Promise<void> };

/** An account whose profile is not there yet: looks again until it is. */
export function ProvisioningScreen({ text, signOutLabel, signOut }: SettingUpProps) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <main id="conteudo" className="grid min-h-dvh content-center justify-items-center gap-6 p-6">
      <div role="status">
        <h1 className="text-[28px]">{text}</h1>
      </div>
      <form action={signOut}>
        <Button type="submit" variant="outline">
          {signOutLabel}
        </Button>
      </form>
    </main>
  );
}
