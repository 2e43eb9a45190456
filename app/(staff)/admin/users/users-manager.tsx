'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/admin/empty-state';
import { PageHeader } from '@/components/admin/page-header';
import { SearchForm } from '@/components/admin/search-form';
import { useConsumeSearchParam } from '@/components/admin/use-consume-search-param';
import { Button } from '@/components/ui/button';
import { ToastOnArrival } from '@/components/ui/toast-on-arrival';
import type { CodeRule } from '@/lib/users/code-rules';
import { type UserListQuery, userListPath, userListQuery } from '@/lib/users/list-query';
import type { ListedUser } from '@/lib/users/staff-queries';
import { CodeRules } from './code-rules';
import { NewUserDialog } from './new-user-dialog';
import { UserCard } from './user-card';
import { UserDialog } from './user-dialog';
import type { HotelNames, UserActions } from './user-values';

type UsersManagerProps = {
  users: ListedUser[];
  /** The account whose form the URL requests. */
  opened: ListedUser | null;
  /** The URL names an account that no longer exists. */
  isMissing: boolean;
  query: UserListQuery;
  /** The names of the hotels of limited editors. */
  hotelNames: HotelNames;
  /** The id of the user. */
  ownId: string;
  /** Whether there is only one active administrator, whose access can't be switched off (D28). */
  isOnlyAdmin: boolean;
  count: string;
  rules: CodeRule[];
  actions: UserActions;
  /** The pager of the accounts. */
  children: ReactNode;
};

/** A page of accounts, with the actions on each. */
export function UsersManager({
  users,
  opened,
  isMissing,
  query,
  hotelNames,
  ownId,
  isOnlyAdmin,
  count,
  rules,
  actions,
  children,
}: UsersManagerProps) {
  const t = useTranslations('users');
  const [open, setOpen] = useState<{ user: ListedUser | null } | null>(opened && { user: opened });
  // The URL no longer contains it once it is shown.
  const [isLost] = useState(isMissing);
  useConsumeSearchParam(opened !== null || isMissing, userListPath(query));
  const close = () => setOpen(null);
  return (
    <>
      {isLost ? <ToastOnArrival title={t('gone')} /> : null}
      <PageHeader heading={t('heading')} count={count}>
        <Button onClick={() => setOpen({ user: null })} className="max-sm:w-full">
          <Plus />
          {t('create')}
        </Button>
      </PageHeader>
      <SearchForm
        label={t('search')}
        placeholder={t('searchHint')}
        action="/admin/users"
        q={query.q}
        pathOf={(q) => userListPath(userListQuery.parse({ q }))}
      />
      {users.length === 0 ? (
        <EmptyState unfiltered={query.q !== '' && '/admin/users'}>{t('empty')}</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-5 wide:grid-cols-2">
          {users.map((user) => (
            <UserCard
              key={user.id}
              user={user}
              hotels={user.hotel_ids?.map((id) => hotelNames[id] ?? t('limit.gone')) ?? null}
              isOwn={user.id === ownId}
              isOnlyAdmin={isOnlyAdmin}
              toggle={actions.toggle}
              onEdit={() => setOpen({ user })}
            />
          ))}
        </ul>
      )}
      {children}
      <CodeRules rules={rules} requireCode={actions.requireCode} />
      {open?.user ? (
        <UserDialog
          user={open.user}
          isOwn={open.user.id === ownId}
          isOnlyAdmin={isOnlyAdmin}
          hotelNames={hotelNames}
          actions={actions}
          onClose={close}
        />
      ) : null}
      {open && !open.user ? (
        <NewUserDialog save={actions.create} sendLink={actions.sendLink} onClose={close} />
      ) : null}
    </>
  );
}
