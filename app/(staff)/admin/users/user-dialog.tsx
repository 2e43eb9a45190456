'use client';

import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { RecordDialog } from '@/components/admin/record-dialog';
import { useSave } from '@/components/admin/use-save';
import type { AdminUser } from '@/lib/users/staff-queries';
import { PermissionFields } from './permission-fields';
import type { FormsTexts, ProfileValues, Save, UserTexts } from './users-manager';

type UserDialogProps = {
  user: AdminUser;
  texts: UserTexts;
  forms: FormsTexts;
  save: Save<ProfileValues>;
  onClose: () => void;
};

/** Role and activation of an account; its e-mail and its password are not an administrator's. */
export function UserDialog({ user, texts, forms, save, onClose }: UserDialogProps) {
  const { id, role, is_active, updated_at: version } = user;
  const initial = { role, is_active };
  const form = useSave<ProfileValues>({
    id,
    loaded: { version, base: initial },
    initial,
    save,
    texts: { created: texts.created, updated: texts.updated, failed: texts.errors.save },
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={texts.edit}
      isNew={false}
      busy={form.busy}
      changed={form.changed}
      errors={form.errors}
      texts={forms}
      className="max-w-[600px]"
      covered={form.conflict !== null}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div>
        <p className="text-[15px] font-[640]">{texts.email}</p>
        <p className="mt-1 text-lg wrap-anywhere">{user.email}</p>
        <p className="text-caption text-ink-2">{texts.emailFixed}</p>
      </div>
      <PermissionFields
        values={form.values}
        onRole={(role) => form.set('role', role)}
        onActive={(isActive) => form.set('is_active', isActive)}
        texts={texts}
      />
      <ConflictDialog
        conflict={form.conflict}
        mine={form.values}
        labels={{ role: texts.role, is_active: texts.isActive }}
        texts={forms.conflict}
        closeLabel={forms.close}
        busy={form.busy}
        onResolve={form.resolve}
        onClose={form.closeConflict}
      />
    </RecordDialog>
  );
}
