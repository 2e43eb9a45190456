'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFailureTexts } from './failure-texts';
import { notify } from './notify';
import { failureToast, parseDigest } from './read-failure';

type FailureScreenProps = { error: Error & { digest?: string }; reset: () => void };

/** What a visitor sees where nothing good is cached: what happened, and a way to try again. */
export function FailureScreen({ error, reset }: FailureScreenProps) {
  const texts = useFailureTexts();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    console.error(error);
    const failure = parseDigest(error.digest);
    const toast = failure && failureToast(failure, texts);
    if (toast) notify(toast);
  }, [error, texts]);

  const retry = () => {
    setBusy(true);
    startTransition(() => {
      router.refresh();
      reset();
      setBusy(false);
    });
  };

  return (
    <section className="wrap grid min-h-[70vh] content-center justify-items-start gap-6 py-[140px]">
      <h1 className="max-w-[16em] text-h1">{texts.heading}</h1>
      <p className="max-w-[34em] text-lead text-ink-2">{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry} disabled={busy}>
          {texts.retry}
        </Button>
        <Button asChild variant="outline">
          {/* A full load: after a failure nothing of this page is worth keeping. */}
          <a href="/">{texts.home}</a>
        </Button>
      </div>
    </section>
  );
}
