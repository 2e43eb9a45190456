'use client';

import { useTranslations } from 'next-intl';
import { AddressText } from '@/components/admin/address-text';
import { RecordDialog } from '@/components/admin/record-dialog';
import { useSave } from '@/components/admin/use-save';
import type { AdminUser } from '@/lib/users/staff-queries';
import { PermissionFields } from './permission-fields';
import { useUserMessages } from './use-user-messages';
import type { ProfileValues, UserActions } from './user-values';

type UserDialogProps = {
  user: AdminUser;
  save: UserActions['save'];
  onClose: () => void;
};

/** Role and activation of an account; its e-mail and password can't be changed here. */
export function UserDialog({ user, save, onClose }: UserDialogProps) {
  const t = useTranslations('users');
  const { id, role, is_active, updated_at: version } = user;
  const initial = { role, is_active };
  const form = useSave<ProfileValues>({
    id,
    loaded: { version, base: initial },
    initial,
    save,
    messages: useUserMessages().update,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={t('edit')}
      isNew={false}
      form={form}
      labels={{ role: t('role'), is_active: t('isActive') }}
      className="max-w-150"
      onClose={onClose}
    >
      <div>
        <p className="text-small font-[640]">{t('email')}</p>
        <p className="mt-1 text-lg wrap-anywhere">
          <AddressText text={user.email} />
        </p>
        <p className="text-caption text-ink-2">{t('emailFixed')}</p>
      </div>
      <PermissionFields
        values={form.values}
        onRole={(role) => form.set('role', role)}
        onActive={(isActive) => form.set('is_active', isActive)}
      />
    </RecordDialog>
  );
}
