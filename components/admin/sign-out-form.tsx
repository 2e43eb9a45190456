'use client';

import { unstable_rethrow } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { useNavigation } from '@/components/ui/use-navigation';
import { codeWithoutAnswer } from './call-action';
import { ConfirmDialog } from './confirm-dialog';
import { draftKeysOf, eraseDrafts } from './drafts/draft-store';
import { hasUnsavedChanges } from './use-unsaved-changes-guard';

type SignOutFormProps = {
  /** The id of the account, part of the keys of its drafts. */
  owner: string;
  signOut: () => Promise<void>;
  className?: string;
  children: ReactNode;
};

/**
 * Signs out. If this browser holds drafts of the user, first asks whether to keep or erase them:
 * the next person at a shared computer could read them. Without script, the form calls the action
 * directly; with script, the action is called separately, so that a lost connection shows a notice
 * instead of an error page, which would not say that the session continues.
 */
export function SignOutForm({ owner, signOut, className, children }: SignOutFormProps) {
  const t = useTranslations('admin.shell.leave');
  const form = useRef<HTMLFormElement>(null);
  const isDecided = useRef(false);
  const [drafts, setDrafts] = useState(0);
  const open = useNavigation();
  // Not an async transition: React shows no other page before all of them have ended.
  const send = () => {
    signOut()
      .catch((error: unknown) => {
        unstable_rethrow(error);
        const description = t(codeWithoutAnswer(error, 'stillSignedIn'));
        notify({ tone: 'destructive', title: t('failed'), description });
      })
      // The redirect of a success. The router drops it if a link was followed meanwhile.
      .catch(() => open('/auth'));
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wasDecided = isDecided.current;
    // A decision counts once: where signing out fails, the next press asks again.
    isDecided.current = false;
    // What was just typed is about to become a draft.
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
