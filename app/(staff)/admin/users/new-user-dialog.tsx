'use client';

import { useState } from 'react';
import { PasswordField } from '@/components/admin/password-field';
import { RecordDialog } from '@/components/admin/record-dialog';
import { type Saved, useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import type { Toast } from '@/components/ui/notify';
import { PermissionFields } from './permission-fields';
import type { FormsTexts, NewUserValues, Save, UserTexts } from './users-manager';

type NewUserDialogProps = {
  texts: UserTexts;
  forms: FormsTexts;
  save: Save<NewUserValues>;
  onClose: () => void;
};

const EMPTY: NewUserValues = { email: '', password: '', role: 'editor', is_active: true };

/** The account exists in each case; what came of its permissions is said. */
function outcome({ permissions, mustConfirm }: Saved, texts: UserTexts): Toast {
  if (permissions === 'unset') return { tone: 'destructive', title: texts.createdUnset };
  const title = permissions === 'set' ? texts.created : texts.createdUnsure;
  return { tone: 'success', title, description: mustConfirm ? texts.createdConfirm : undefined };
}

/** A new account with its first password. */
export function NewUserDialog({ texts, forms, save, onClose }: NewUserDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const form = useSave<NewUserValues>({
    id,
    loaded: null,
    initial: EMPTY,
    save,
    texts: { created: texts.created, updated: texts.updated, failed: texts.errors.save },
    say: (row) => outcome(row, texts),
    onSaved: onClose,
  });
  const { values, set, errors } = form;
  return (
    <RecordDialog
      title={texts.create}
      isNew
      busy={form.busy}
      changed={form.changed}
      errors={errors}
      texts={forms}
      className="max-w-[600px]"
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        label={texts.email}
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
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        error={errors.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        value={values.password}
        onChange={(password) => set('password', password)}
      />
      <PermissionFields
        values={values}
        onRole={(role) => set('role', role)}
        onActive={(isActive) => set('is_active', isActive)}
        texts={texts}
      />
    </RecordDialog>
  );
}
