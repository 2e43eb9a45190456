import type { Save, Toggle } from '@/components/admin/record-actions';
import type { Result } from '@/lib/actions/result';
import type { CodeRole, Entry } from '@/lib/users/form';
import type { AdminUser } from '@/lib/users/staff-queries';

/** The values of an account's form. */
export type ProfileValues = Pick<AdminUser, 'role' | 'is_active' | 'hotel_ids'>;

/** Names of hotels by id. */
export type HotelNames = Readonly<Record<string, string>>;

/** The values of a new account's form. */
export type NewUserValues = ProfileValues & { email: string; entry: Entry; password: string };

export type UserActions = {
  create: Save<NewUserValues>;
  save: Save<ProfileValues>;
  toggle: Toggle;
  sendLink: (input: { id: string }) => Promise<Result>;
  removeAuthenticator: (input: { id: string }) => Promise<Result>;
  requireCode: (input: { role: CodeRole; isRequired: boolean }) => Promise<Result>;
};

/** The hotels of a limited editor as text, one per line; `all` if there is no limit. */
export const hotelsText = (ids: unknown, names: HotelNames, all: string): string =>
  Array.isArray(ids) ? ids.map((id) => names[String(id)] ?? String(id)).join('\n') : all;
