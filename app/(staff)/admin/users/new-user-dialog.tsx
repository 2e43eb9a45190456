'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordDialog } from '@/components/admin/record-dialog';
import { useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import { EntryFields } from './entry-fields';
import { PermissionFields } from './permission-fields';
import { useCreatedNotice } from './use-created-notice';
import { useUserMessages } from './use-user-messages';
import type { NewUserValues, UserActions } from './user-values';

type NewUserDialogProps = {
  save: UserActions['create'];
  sendLink: UserActions['sendLink'];
  onClose: () => void;
};

const EMPTY: NewUserValues = {
  email: '',
  entry: 'password',
  password: '',
  role: 'editor',
  is_active: true,
  hotel_ids: null,
};
/** Hotel names become known as they are found. */
const NO_NAMES = {};

/** The form of a new account, with an initial password or an invitation. */
export function NewUserDialog({ save, sendLink, onClose }: NewUserDialogProps) {
  const t = useTranslations('users');
  const [id] = useState(() => crypto.randomUUID());
  const noticeOf = useCreatedNotice(sendLink);
  const form = useSave<NewUserValues>({
    id,
    draft: { noun: 'user', optionalLists: ['hotel_ids'], without: { password: '' } },
    loaded: null,
    initial: EMPTY,
    save,
    messages: useUserMessages().create,
    success: (row) => ({ ...noticeOf(row), closesDialog: true }),
    // Input typed while the account is being created can no longer be saved: an account is created
    // once.
    onSaved: onClose,
  });
  const { values, set, errors } = form;
  return (
    <RecordDialog
      title={t('create')}
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
      <EntryFields values={values} errors={errors} set={set} />
      <PermissionFields
        values={values}
        hotelNames={NO_NAMES}
        errors={errors}
        onRole={(role) => set('role', role)}
        onHotels={(ids) => set('hotel_ids', ids)}
        onActive={(isActive) => set('is_active', isActive)}
      />
    </RecordDialog>
  );
}
