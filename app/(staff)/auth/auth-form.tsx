'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useActionState, useEffect, useRef } from 'react';
import { PasswordField } from '@/components/admin/password-field';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { EMAIL_LENGTH } from '@/lib/auth/form';
import type { LockoutScope } from '@/lib/auth/lockout-storage';
import { AskAgain } from './ask-again';
import { AuthAlert } from './auth-alert';
import { CodeField } from './code-field';
import { handFocusOn, takeFocusOver } from './hand-focus-on';
import { fillKeptEmail, keepEmail } from './kept-email';
import type { AuthAction, AuthCode, AuthField, AuthHint, AuthState } from './state';
import { emptySent, isTypedSince } from './typed-since';
import { useAnswered } from './use-answered';
import { useAuthNotice } from './use-auth-notice';
import { useLockoutNotice } from './use-lockout-notice';

type PasswordSpec = {
  name: 'password' | 'confirmation';
  label: string;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
};

type AuthFormProps = {
  action: AuthAction;
  /** The label of the button. */
  submit: string;
  /** The limit that applies to this form, if any. */
  scope?: LockoutScope;
  withEmail?: boolean;
  passwords?: PasswordSpec[];
  /** Whether a code from an authenticator is required, and the hint below its field. */
  code?: { hint?: string } | null;
  hidden?: Record<string, string>;
  /** The notice shown before the form is sent. */
  hint?: AuthHint;
  children?: ReactNode;
};

const withoutAnswer = (_: AuthState, code: AuthCode): AuthState => ({
  ok: false,
  code,
  isUnanswered: true,
});

/**
 * The form shared by all sign-in pages. Works without script, keeps what was typed (except answered
 * passwords), and moves the focus to the first field that is invalid or must be filled in again.
 */
export function AuthForm({
  action,
  submit,
  scope,
  withEmail = false,
  passwords = [],
  code = null,
  hidden = {},
  hint,
  children,
}: AuthFormProps) {
  const t = useTranslations('auth');
  const notices = useAuthNotice();
  const [posted, post] = useActionState(action, null);
  const { state: failure, busy, send } = useAnswered(posted, action, withoutAnswer);
  const minutesLocked = useLockoutNotice(scope, failure?.limit);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormData>(null);
  /**
   * The lock, which the server decides on, is shown beside this URL's notice, never instead of it.
   */
  const before = () => [
    hint ? notices.hint(hint) : null,
    minutesLocked ? notices.locked(minutesLocked) : null,
  ];
  const notice = failure && notices.failure(failure);
  /** The link of the e-mail can't be used, now or later. */
  const isUseless = failure?.code === 'usedUp' || hint === 'missing';
  /** The message for a problem's code, or the auth service's own text. */
  const problem = (field: AuthField) => {
    const found = failure?.fields?.[field];
    const key = `problems.${found as 'email'}` as const;
    return found && (t.has(key) ? t(key) : found);
  };

  useEffect(() => {
    const shown = form.current;
    fillKeptEmail(shown);
    takeFocusOver(shown);
    return () => {
      // Back and Forward switch modes like the links do. A sign-in leads elsewhere.
      if (window.location.pathname === '/auth') keepEmail(shown);
    };
  }, []);
  useEffect(() => {
    if (!form.current || !failure || failure.isUnanswered) return;
    const hasMore = sent.current !== null && isTypedSince(form.current, sent.current);
    if (sent.current) emptySent(form.current, sent.current, failure.fields);
    // A wrong password marks no field, because the e-mail may be the wrong one.
    const isWrong = failure.code === 'wrong' || failure.code === 'wrongCode';
    // The focus stays where the user is typing.
    if (hasMore || !(isWrong || failure.fields)) return;
    form.current.querySelector<HTMLElement>('input:is([aria-invalid], :invalid)')?.focus();
  }, [failure]);

  const sendTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    handFocusOn();
    // Fills in the e-mail again for the sign-in that follows a sent e-mail.
    if (passwords.length === 0) keepEmail(form.current);
    const typed = new FormData(event.currentTarget);
    sent.current = typed;
    void send(typed);
  };

  return (
    <form
      ref={form}
      action={post}
      onSubmit={sendTyped}
      noValidate
      className="mt-8 grid grid-cols-1 gap-5"
    >
      <AuthAlert notices={notice ? [notice] : before()} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {withEmail ? (
        <TextField
          label={t('email')}
          error={problem('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_LENGTH}
          required
          defaultValue={failure?.typed?.email}
        />
      ) : null}
      {passwords.map((password) => (
        <PasswordField key={password.name} {...password} error={problem(password.name)} />
      ))}
      {code ? <CodeField hint={code.hint} error={problem('code')} /> : null}
      {isUseless ? (
        <AskAgain takesFocus={failure !== null} />
      ) : (
        <Button type="submit" busy={busy} className="w-full">
          {busy ? t('working') : submit}
        </Button>
      )}
      {children}
    </form>
  );
}
