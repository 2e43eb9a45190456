import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Forbidden } from '@/components/admin/forbidden';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { Pager } from '@/components/admin/pager';
import { mayDo } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import type { SessionClient } from '@/lib/db/session-client';
import { hotelNames } from '@/lib/hotels/staff-queries';
import { listCodeRules } from '@/lib/users/code-rules';
import { userListPath, userListQuery } from '@/lib/users/list-query';
import { listUsers } from '@/lib/users/staff-queries';
import {
  createUser,
  removeAuthenticator,
  requireCode,
  saveUser,
  sendUserLink,
  toggleUser,
} from './actions';
import { UsersManager } from './users-manager';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('users');
  return { title: t('title') };
}

/** A page of the accounts, with the names of the hotels that some of them are limited to. */
async function loadUsers(client: SessionClient, asked: number) {
  const page = await listUsers(client, asked);
  const limits = new Set(page.users.flatMap(({ hotel_ids }) => hotel_ids ?? []));
  return { ...page, hotelNames: await hotelNames(client, [...limits]) };
}

/** The accounts of the back office and the roles that need a code, for administrators. */
export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const { client, profile } = await requireStaff();
  const t = await getTranslations('users');
  if (!mayDo(profile.role, 'admin')) return <Forbidden heading={t('heading')} />;
  const { pagina } = userListQuery.parse(await searchParams);
  const page = await load(
    'users.list',
    Promise.all([loadUsers(client, pagina), listCodeRules(client)]),
  );
  if (!page.ok) {
    const title = page.denied ? t('errors.loadDenied') : t('errors.load');
    return <LoadError heading={t('heading')} title={title} id={page.id} path={userListPath(1)} />;
  }
  const [{ users, hotelNames, total, shutOut, admins, ...place }, rules] = page.data;
  return (
    <Messages namespaces={['users', 'admin.problems', 'auth']}>
      <UsersManager
        users={users}
        hotelNames={hotelNames}
        ownId={profile.id}
        isOnlyAdmin={admins === 1}
        count={t('count', { count: total }) + t('waiting', { count: shutOut })}
        rules={rules}
        actions={{
          create: createUser,
          save: saveUser,
          toggle: toggleUser,
          sendLink: sendUserLink,
          removeAuthenticator,
          requireCode,
        }}
      >
        <Pager page={place.page} pages={place.pages} path={userListPath} />
      </UsersManager>
    </Messages>
  );
}
