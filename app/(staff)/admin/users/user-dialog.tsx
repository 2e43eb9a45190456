'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { EmailText } from '@/components/admin/email-text';
import { RecordDialog } from '@/components/admin/record-dialog';
import { useSave } from '@/components/admin/use-save';
import { mayDo } from '@/lib/auth/roles';
import type { ListedUser } from '@/lib/users/staff-queries';
import { AuthenticatorSection } from './authenticator-section';
import { LinkSection } from './link-section';
import { PermissionFields } from './permission-fields';
import { useUserMessages } from './use-user-messages';
import { type HotelNames, hotelsText, type ProfileValues, type UserActions } from './user-values';

type UserDialogProps = {
  user: ListedUser;
  /** Whether it is the user's own account. */
  isOwn: boolean;
  /** As in UserCard. */
  isOnlyAdmin: boolean;
  hotelNames: HotelNames;
  actions: Pick<UserActions, 'save' | 'sendLink' | 'removeAuthenticator'>;
  onClose: () => void;
};

/**
 * The message key for what an administrator loses by saving these values for their own account;
 * null if nothing.
 */
function givenUp({
  role,
  is_active,
}: ProfileValues): 'ownOff' | 'ownOffAndRole' | 'ownRole' | 'ownPanel' | null {
  if (!is_active) return role === 'admin' ? 'ownOff' : 'ownOffAndRole';
  if (role === 'admin') return null;
  return mayDo(role, 'staff') ? 'ownRole' : 'ownPanel';
}

/** Role, hotels and activation of an account; its e-mail and password can't be changed here, but a link can be sent. */
export function UserDialog({
  user,
  isOwn,
  isOnlyAdmin,
  hotelNames,
  actions,
  onClose,
}: UserDialogProps) {
  const t = useTranslations('users');
  const { id, role, is_active, hotel_ids, updated_at: version } = user;
  const initial = { role, is_active, hotel_ids };
  const form = useSave<ProfileValues>({
    id,
    draft: { noun: 'user', optionalLists: ['hotel_ids'] },
    loaded: { version, base: initial },
    initial,
    save: actions.save,
    messages: useUserMessages().update,
    onDone: onClose,
  });
  const [asking, setAsking] = useState(false);
  const givesUp = givenUp(form.values);
  const submit = () => void (isOwn && !isOnlyAdmin && givesUp ? setAsking(true) : form.submit());
  return (
    <RecordDialog
      title={t('edit')}
      form={{ ...form, submit }}
      labels={{ role: t('role'), hotel_ids: t('limit.legend'), is_active: t('isActive') }}
      format={(field, value) =>
        field === 'hotel_ids' ? hotelsText(value, hotelNames, t('limit.all')) : null
      }
      className="max-w-150"
      onClose={onClose}
    >
      <div>
        <p className="text-small font-[640]">{t('email')}</p>
        <p className="mt-1 text-lg wrap-anywhere">
          <EmailText text={user.email} />
        </p>
        <p className="text-caption text-ink-2">{t('emailFixed')}</p>
      </div>
      <PermissionFields
        values={form.values}
        hotelNames={hotelNames}
        errors={form.errors}
        onRole={(role) => form.set('role', role)}
        onHotels={(ids) => form.set('hotel_ids', ids)}
        onActive={(isActive) => form.set('is_active', isActive)}
      />
      <LinkSection user={user} sendLink={actions.sendLink} />
      {user.isProtected && !isOwn ? (
        <AuthenticatorSection
          user={user}
          remove={actions.removeAuthenticator}
          onRemoved={onClose}
        />
      ) : null}
      {givesUp ? (
        <ConfirmDialog
          danger
          open={asking}
          question={t(`${givesUp}.question`)}
          subject={user.email}
          consequence={t(`${givesUp}.consequence`)}
          confirm={t(`${givesUp}.confirm`)}
          busy={form.busy}
          onConfirm={() => {
            setAsking(false);
            form.submit();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </RecordDialog>
  );
}
