'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { PasswordField } from '@/components/admin/password-field';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { EMAIL_LENGTH } from '@/lib/auth/form';
import type { LockoutScope } from '@/lib/auth/lockout-storage';
import { AskAgain } from './ask-again';
import { AuthAlert } from './auth-alert';
import { CodeField } from './code-field';
import { handFocusOn, takeFocusOver } from './hand-focus-on';
import { fillKeptEmail, keepEmail } from './kept-email';
import type { AuthAction, AuthField, AuthHint } from './state';
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
  /** Which limit this form runs into, if any. */
  scope?: LockoutScope;
  withEmail?: boolean;
  passwords?: PasswordSpec[];
  /** Whether a code from an authenticator is asked for, and what is said below its field. */
  code?: { hint?: string } | null;
  hidden?: Record<string, string>;
  /** The notice before the form was sent. */
  hint?: AuthHint;
  children?: ReactNode;
};

/**
 * The one form of the sign-in pages: works without script, keeps what was typed (never passwords),
 * and moves the focus to the first field that is wrong or to be filled again.
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
  const [failure, send, pending] = useActionState(action, null);
  const minutesLocked = useLockoutNotice(scope, failure?.limit);
  const form = useRef<HTMLFormElement>(null);
  /** The lock, which the server decides on, stands beside what this URL has to say, never in its place. */
  const before = () => [
    hint ? notices.hint(hint) : null,
    minutesLocked ? notices.locked(minutesLocked) : null,
  ];
  const notice = failure && notices.failure(failure);
  /** The link of the e-mail can't be used, now or later. */
  const isUseless = failure?.code === 'usedUp' || hint === 'missing';
  /** A problem's code, or the auth service's own words. */
  const problem = (field: AuthField) => {
    const found = failure?.fields?.[field];
    const key = `problems.${found as 'email'}` as const;
    return found && (t.has(key) ? t(key) : found);
  };

  useEffect(() => {
    fillKeptEmail(form.current);
    takeFocusOver(form.current);
  }, []);
  // A wrong password marks no field, because it may be the e-mail that is wrong.
  const isWrong = failure?.code === 'wrong' || failure?.code === 'wrongCode';
  // Passwords are empty after every answer, also the one that was right.
  const refusal = isWrong ? failure : failure?.fields;
  useFocusOnError(form, refusal, 'input:is([aria-invalid], :invalid)');

  return (
    <form
      ref={form}
      action={send}
      onSubmit={() => {
        handFocusOn();
        // The sign-in that follows an e-mail that was sent has it again.
        if (passwords.length === 0) keepEmail(form.current);
      }}
      noValidate
      className="mt-8 grid grid-cols-1 gap-5"
    >
      <AuthAlert notices={notice ? [notice] : before()} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {withEmail ? (
        <TextField
          // An answered form is reset; what was typed comes back with the answer.
          key={`email:${failure?.typed?.email ?? ''}`}
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
        <Button type="submit" busy={pending} className="w-full">
          {pending ? t('working') : submit}
        </Button>
      )}
      {children}
    </form>
  );
}
