'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { Arch } from '@/components/sections/arch';
import { Button, buttonVariants } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { formatMessage } from '@/lib/i18n/format-message';
import messages from '@/messages/pt-BR/failure.json';
import { errorCode, parseDigest, queryErrorToast } from './toast-query-error';

type FailureScreenProps = { error: Error & { digest?: string }; reset: () => void };

/** Shown if a page fails and no good copy is cached: what happened, and a button to try again. */
export function FailureScreen({ error, reset }: FailureScreenProps) {
  const router = useRouter();
  const [busy, startRetry] = useTransition();
  const code = errorCode(error.digest);
  // The failed read is often the one that provides the page's title. Only browsers render this.
  const [isUntitled] = useState(() => document.title === '');

  useEffect(() => {
    console.error(error);
    const failure = parseDigest(error.digest);
    const toast = failure && queryErrorToast(failure);
    if (toast) notify(toast);
  }, [error]);

  const retry = () => {
    if (busy) return;
    startRetry(() => {
      router.refresh();
      reset();
    });
  };

  return (
    <section className="wrap grid justify-items-center gap-3 pt-30 pb-26 text-center">
      {isUntitled && <title>{messages.heading}</title>}
      <Arch src="/art/sertao.webp" position="30% 50%" />
      <h1 className="max-w-[16em] text-h2">{messages.heading}</h1>
      <p className="mb-3 max-w-[34em] text-lead text-ink-2">{messages.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry} busy={busy}>
          {messages.retry}
        </Button>
        {/* A full load: after a failure nothing of this page is worth keeping. */}
        <a href="/" className={buttonVariants({ variant: 'outline' })}>
          {messages.home}
        </a>
      </div>
      {code && (
        <p className="mt-2 text-small wrap-anywhere text-ink-2">
          {formatMessage(messages.errorId, { id: code })}
        </p>
      )}
    </section>
  );
}
