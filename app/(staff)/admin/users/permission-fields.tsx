import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { SwitchField } from '@/components/admin/switch-field';
import { FieldProblem } from '@/components/ui/field';
import { ROLES, type Role } from '@/lib/auth/roles';
import { HotelLimitField } from './hotel-limit-field';
import type { HotelNames, ProfileValues } from './user-values';

type PermissionFieldsProps = {
  values: ProfileValues;
  hotelNames: HotelNames;
  errors: { role?: string; hotel_ids?: string; is_active?: string };
  onRole: (role: Role) => void;
  onHotels: (ids: string[] | null) => void;
  onActive: (isActive: boolean) => void;
};

/**
 * The role of an account, each with what it may do; the hotels of an editor; and whether the
 * account has access at all.
 */
export function PermissionFields({ values, hotelNames, errors, ...on }: PermissionFieldsProps) {
  const { onRole, onHotels, onActive } = on;
  const t = useTranslations('users');
  const roleError = useId();
  const tRoles = useTranslations('admin.shell.roles');
  return (
    <>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
        <legend className="mb-1.5 text-small font-[640]">{t('role')}</legend>
        {ROLES.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer items-start gap-3 rounded-2 border border-control bg-white px-4 py-3 has-checked:border-ink has-checked:bg-sand-1"
          >
            <input
              type="radio"
              name="funcao"
              value={role}
              checked={values.role === role}
              // The selected option represents the group, which can't take the focus.
              aria-invalid={errors.role && values.role === role ? true : undefined}
              aria-describedby={errors.role && values.role === role ? roleError : undefined}
              onChange={() => onRole(role)}
              className="mt-1 size-4 shrink-0 accent-ink"
            />
            <span>
              <span className="block font-[560]">{tRoles(role)}</span>
              <span className="block text-caption text-ink-2">{t(`roleHints.${role}`)}</span>
            </span>
          </label>
        ))}
        <FieldProblem id={roleError} error={errors.role} />
      </fieldset>
      {values.role === 'editor' ? (
        <HotelLimitField
          ids={values.hotel_ids}
          names={hotelNames}
          error={errors.hotel_ids}
          onChange={onHotels}
        />
      ) : null}
      <SwitchField
        checked={values.is_active}
        label={t('isActive')}
        error={errors.is_active}
        onChange={onActive}
      />
    </>
  );
}
