'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useActionState, useEffect, useRef } from 'react';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import { Button } from '@/components/ui/button';
import { mainHeading } from '@/components/ui/dialog';
import { AuthAlert } from './auth-alert';
import { CodeField } from './code-field';
import type { AuthCode, SetupAction, SetupState } from './state';
import { useAnswered } from './use-answered';
import { useAuthNotice } from './use-auth-notice';

type AuthenticatorSetupProps = {
  action: SetupAction;
  /** The label of the button that starts the setup. */
  start: string;
  variant?: 'primary' | 'outline';
};

const NOT_BEGUN: SetupState = { pending: null, failure: null };

const withoutAnswer = ({ pending }: SetupState, code: AuthCode): SetupState => ({
  pending,
  failure: { ok: false, code },
});

/** Sets up an authenticator: a button, then the code to read and the field for what it shows. */
export function AuthenticatorSetup({ action, start, variant }: AuthenticatorSetupProps) {
  const t = useTranslations('auth');
  const notices = useAuthNotice();
  const [posted, post] = useActionState(action, NOT_BEGUN);
  const { state, busy, send } = useAnswered(posted, action, withoutAnswer);
  const { pending, failure } = state;
  const form = useRef<HTMLFormElement>(null);
  const instructions = useRef<HTMLParagraphElement>(null);
  const problem = failure?.fields?.code;
  const notice = failure && !problem ? notices.failure(failure) : null;
  const label = pending ? t('authenticator.submit') : start;
  // Focused first; the field for the code is below it.
  const id = pending?.id;
  useEffect(() => {
    if (!id) return;
    instructions.current?.focus();
    // The confirmed code's field, which had the focus, is gone.
    return () => {
      if (document.activeElement === document.body) mainHeading()?.focus();
    };
  }, [id]);
  // No code is sent twice.
  useEffect(() => {
    if (failure) form.current?.reset();
  }, [failure]);
  useFocusOnError(form, failure?.fields);

  const sendTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    void send(new FormData(event.currentTarget));
  };

  return (
    <form
      ref={form}
      action={post}
      onSubmit={sendTyped}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      <AuthAlert notices={[notice]} />
      {pending ? (
        <>
          <input type="hidden" name="id" value={pending.id} />
          <p ref={instructions} tabIndex={-1} className="outline-none">
            {t('authenticator.scan')}
          </p>
          <svg
            viewBox={`0 -.5 ${pending.qr.size} ${pending.qr.size}`}
            role="img"
            aria-label={t('authenticator.qr')}
            className="w-full max-w-54 rounded-2 border border-line bg-white"
          >
            <path d={pending.qr.path} stroke="#000" />
          </svg>
          <a href={pending.uri} className="justify-self-start text-small underline">
            {t('authenticator.open')}
          </a>
          <p className="text-small text-ink-2">
            {t('authenticator.key')}{' '}
            <code className="block wrap-anywhere text-ink">{pending.key}</code>
          </p>
          <p>{t('authenticator.type')}</p>
          <CodeField error={problem && t(problem === 'wrong' ? 'wrongCode' : 'problems.code')} />
        </>
      ) : null}
      <Button
        type="submit"
        variant={pending ? 'primary' : variant}
        busy={busy}
        className="max-sm:w-full sm:justify-self-start"
      >
        {busy ? t('working') : label}
      </Button>
    </form>
  );
}
