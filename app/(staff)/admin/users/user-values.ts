import type { Saved, SaveInput } from '@/components/admin/use-save';
import type { Result } from '@/lib/actions/result';
import type { AdminUser } from '@/lib/users/staff-queries';

/** What the form of an account holds. */
export type ProfileValues = Pick<AdminUser, 'role' | 'is_active'>;

/** What the form of a new account holds. */
export type NewUserValues = ProfileValues & { email: string; password: string };

type Save<Values> = (input: SaveInput<Values>) => Promise<Result<Saved>>;

export type UserActions = {
  create: Save<NewUserValues>;
  save: Save<ProfileValues>;
  toggle: (input: { id: string; isActive: boolean }) => Promise<Result>;
};
