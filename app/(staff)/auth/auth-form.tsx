'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { PasswordField } from '@/components/admin/password-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { EMAIL_LENGTH } from '@/lib/auth/form';
import type { LockoutScope } from '@/lib/auth/lockout-storage';
import type { AuthState } from './state';
import { useLockoutNotice } from './use-lockout-notice';

type Texts = {
  submit: string;
  working: string;
  email: string;
  showPassword: string;
  hidePassword: string;
  locked: string;
};

type PasswordSpec = {
  name: 'password' | 'confirmation';
  label: string;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
};

type AuthFormProps = {
  action: (before: AuthState, form: FormData) => Promise<AuthState>;
  texts: Texts;
  /** Which limit this form runs into, if any. */
  scope?: LockoutScope;
  withEmail?: boolean;
  passwords?: PasswordSpec[];
  hidden?: Record<string, string>;
  /** What the address says before anything was sent. */
  notice?: AuthState['notice'];
  children?: ReactNode;
};

/**
 * The one form of the sign-in pages: works without script, keeps what was typed (never passwords),
 * and leads the focus to what is wrong.
 */
export function AuthForm({
  action,
  texts,
  scope,
  withEmail = false,
  passwords = [],
  hidden = {},
  notice,
  children,
}: AuthFormProps) {
  const [state, submit, pending] = useActionState(action, {});
  const locked = useLockoutNotice(scope, state.limit);
  const form = useRef<HTMLFormElement>(null);
  const shown =
    state.notice ??
    (locked ? { tone: 'bad' as const, title: texts.locked.replace('{minutes}', locked) } : notice);

  useEffect(() => {
    if (state.fields) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  return (
    <form ref={form} action={submit} noValidate className="mt-8 grid gap-5">
      <div role="alert" className="empty:hidden">
        {shown ? (
          <Alert tone={shown.tone} title={shown.title}>
            {'detail' in shown ? shown.detail : null}
          </Alert>
        ) : null}
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {withEmail ? (
        <TextField
          // A form that was answered starts anew; what was typed comes back with the answer.
          key={`email:${state.typed?.email ?? ''}`}
          label={texts.email}
          error={state.fields?.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_LENGTH}
          required
          defaultValue={state.typed?.email}
        />
      ) : null}
      {passwords.map((password) => (
        <PasswordField
          key={password.name}
          {...password}
          error={state.fields?.[password.name]}
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
        />
      ))}
      <Button type="submit" aria-disabled={pending} className="w-full">
        {pending ? texts.working : texts.submit}
      </Button>
      {children}
    </form>
  );
}
