'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '@/components/admin/page-header';
import type { Saved, SaveInput } from '@/components/admin/use-save';
import { Button } from '@/components/ui/button';
import type { Result } from '@/lib/actions/result';
import type { AdminUser } from '@/lib/users/staff-queries';
import type messages from '@/messages/pt-BR.json';
import { NewUserDialog } from './new-user-dialog';
import { UserCard } from './user-card';
import { UserDialog } from './user-dialog';

export type UserTexts = (typeof messages)['adminUsers'] & {
  roles: (typeof messages)['admin']['roles'];
  showPassword: string;
  hidePassword: string;
};
export type FormsTexts = (typeof messages)['adminForms'];
export type ProfileValues = Pick<AdminUser, 'role' | 'is_active'>;
export type NewUserValues = ProfileValues & { email: string; password: string };
export type Save<Values> = (input: SaveInput<Values>) => Promise<Result<Saved>>;

type UsersManagerProps = {
  users: AdminUser[];
  /** Who is looking. */
  ownId: string;
  count: string;
  texts: UserTexts;
  forms: FormsTexts;
  actions: {
    create: Save<NewUserValues>;
    save: Save<ProfileValues>;
    toggle: (input: { id: string; isActive: boolean }) => Promise<Result>;
  };
};

/** A lost connection has no reason of its own to give. */
const orUnknown =
  <Input, T>(action: (input: Input) => Promise<Result<T>>, message: string) =>
  (input: Input): Promise<Result<T>> =>
    action(input).catch(() => ({ ok: false, code: 'unavailable', message }));

/** Everybody with an account, and what may be done about each. */
export function UsersManager({ users, ownId, count, texts, forms, actions }: UsersManagerProps) {
  const [open, setOpen] = useState<{ user: AdminUser | null } | null>(null);
  const { unknown } = texts.errors;
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader heading={texts.heading} count={count}>
        <Button onClick={() => setOpen({ user: null })} className="max-sm:w-full">
          <Plus aria-hidden strokeWidth={1.75} />
          {texts.create}
        </Button>
      </PageHeader>
      {users.length === 0 ? (
        <p className="rounded-2 bg-card p-8 text-center text-ink-2 shadow-1">{texts.empty}</p>
      ) : (
        <ul className="grid gap-5 lg:grid-cols-2">
          {users.map((user) => (
            <UserCard
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              texts={texts}
              forms={forms}
              toggle={orUnknown(actions.toggle, unknown)}
              onEdit={() => setOpen({ user })}
            />
          ))}
        </ul>
      )}
      {open?.user ? (
        <UserDialog
          user={open.user}
          texts={texts}
          forms={forms}
          save={orUnknown(actions.save, unknown)}
          onClose={close}
        />
      ) : null}
      {open && !open.user ? (
        <NewUserDialog
          texts={texts}
          forms={forms}
          save={orUnknown(actions.create, unknown)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
