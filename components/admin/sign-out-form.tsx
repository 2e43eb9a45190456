'use client';

import { unstable_rethrow } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, startTransition, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { codeWithoutAnswer } from './call-action';
import { ConfirmDialog } from './confirm-dialog';
import { draftKeysOf, eraseDrafts } from './drafts/draft-store';
import { hasUnsavedChanges } from './use-unsaved-changes-guard';

type SignOutFormProps = {
  /** The id of the account, by which its drafts are kept. */
  owner: string;
  signOut: () => Promise<void>;
  className?: string;
  children: ReactNode;
};

/**
 * Signs out. Where this browser holds drafts of who is leaving, asks first whether they wait here or are
 * erased: the next person at a shared computer could read them. Without script the form goes to the
 * action itself; with script it is called beside it, so that a lost connection is a notice and not an
 * error in the place of the page, which would not say that the session goes on.
 */
export function SignOutForm({ owner, signOut, className, children }: SignOutFormProps) {
  const t = useTranslations('admin.shell.leave');
  const form = useRef<HTMLFormElement>(null);
  const isDecided = useRef(false);
  const [drafts, setDrafts] = useState(0);
  const send = () =>
    startTransition(async () => {
      try {
        await signOut();
      } catch (error) {
        unstable_rethrow(error);
        const description = t(codeWithoutAnswer(error, 'stillSignedIn'));
        notify({ tone: 'destructive', title: t('failed'), description });
      }
    });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wasDecided = isDecided.current;
    // A decision counts once: where signing out fails, the next press asks again.
    isDecided.current = false;
    // What was typed just now is a draft in a moment.
    const count = Math.max(draftKeysOf(owner).length, hasUnsavedChanges() ? 1 : 0);
    if (wasDecided || count === 0) send();
    else setDrafts(count);
  };
  const leave = () => {
    isDecided.current = true;
    setDrafts(0);
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} action={signOut} onSubmit={ask} className={className}>
      {children}
      <ConfirmDialog
        open={drafts > 0}
        question={t('question')}
        subject={t('drafts', { count: drafts })}
        consequence={t('text')}
        confirm={t('keep')}
        other={{
          label: t('erase'),
          onChoose: () => {
            eraseDrafts(owner);
            leave();
          },
        }}
        busy={false}
        onConfirm={leave}
        onClose={() => setDrafts(0)}
      />
    </form>
  );
}
