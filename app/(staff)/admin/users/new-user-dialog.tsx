'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/admin/password-field';
import { RecordDialog } from '@/components/admin/record-dialog';
import { type Saved, useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import type { Toast } from '@/components/ui/notify';
import { PermissionFields } from './permission-fields';
import { useUserMessages } from './use-user-messages';
import type { NewUserValues, UserActions } from './user-values';

type NewUserDialogProps = { save: UserActions['create']; onClose: () => void };

const EMPTY: NewUserValues = { email: '', password: '', role: 'editor', is_active: true };

/** A new account with its first password. */
export function NewUserDialog({ save, onClose }: NewUserDialogProps) {
  const t = useTranslations('users');
  // The account exists in each case; its permissions may not be set.
  const outcome = ({ permissions, mustConfirm }: Saved): Toast => {
    if (permissions === 'unset') return { tone: 'destructive', title: t('createdUnset') };
    const title = t(permissions === 'set' ? 'created' : 'createdUnsure');
    return { tone: 'success', title, description: mustConfirm ? t('createdConfirm') : undefined };
  };
  const [id] = useState(() => crypto.randomUUID());
  const form = useSave<NewUserValues>({
    id,
    loaded: null,
    initial: EMPTY,
    save,
    messages: useUserMessages().create,
    success: outcome,
    onSaved: onClose,
  });
  const { values, set, errors } = form;
  return (
    <RecordDialog
      title={t('create')}
      isNew
      form={form}
      labels={{}}
      className="max-w-150"
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        error={errors.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.email}
        onChange={(event) => set('email', event.target.value)}
      />
      <PasswordField
        name="senha-inicial"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        error={errors.password}
        value={values.password}
        onChange={(password) => set('password', password)}
      />
      <PermissionFields
        values={values}
        onRole={(role) => set('role', role)}
        onActive={(isActive) => set('is_active', isActive)}
      />
    </RecordDialog>
  );
}
