import { getTranslations } from 'next-intl/server';
import { Forbidden } from '@/components/admin/forbidden';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { Pager } from '@/components/admin/pager';
import { titled } from '@/components/admin/titled';
import { mayDo } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import type { SessionClient } from '@/lib/db/session-client';
import { isUuid } from '@/lib/format/slug';
import { hotelNames } from '@/lib/hotels/staff-queries';
import { listCodeRules } from '@/lib/users/code-rules';
import { type UserListQuery, userListPath, userListQuery } from '@/lib/users/list-query';
import { findUser, listUsers } from '@/lib/users/staff-queries';
import {
  createUser,
  removeAuthenticator,
  requireCode,
  saveUser,
  sendUserLink,
  toggleUser,
} from './actions';
import { UsersManager } from './users-manager';

export const generateMetadata = titled('users.title');

/** Loads a page of accounts, the requested one, and the hotels of limited editors. */
async function loadUsers(client: SessionClient, query: UserListQuery, wanted: string | null) {
  const [page, opened] = await Promise.all([
    listUsers(client, query),
    wanted ? findUser(client, wanted) : null,
  ]);
  const shown = opened ? [...page.users, opened] : page.users;
  const limits = new Set(shown.flatMap(({ hotel_ids }) => hotel_ids ?? []));
  return { ...page, opened, hotelNames: await hotelNames(client, [...limits]) };
}

/**
 * The accounts of the back office and the roles that need a code, for administrators. `editar={id}` opens
 * the form of an account.
 */
export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const { client, profile } = await requireStaff();
  const t = await getTranslations('users');
  if (!mayDo(profile.role, 'admin')) return <Forbidden heading={t('heading')} />;
  const params = await searchParams;
  const query = userListQuery.parse(params);
  const wanted = isUuid(params.editar) ? params.editar : null;
  const page = await load(
    'users.list',
    Promise.all([loadUsers(client, query, wanted), listCodeRules(client)]),
  );
  if (!page.ok) {
    const title = page.denied ? t('errors.loadDenied') : t('errors.load');
    const path = userListPath(query);
    return <LoadError heading={t('heading')} title={title} id={page.id} path={path} />;
  }
  const [{ users, opened, hotelNames, total, shutOut, admins, ...place }, rules] = page.data;
  return (
    <Messages namespaces={['users', 'admin.problems', 'auth']}>
      <UsersManager
        users={users}
        opened={opened}
        isMissing={wanted !== null && !opened}
        query={{ ...query, pagina: place.page }}
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
        <Pager
          page={place.page}
          pages={place.pages}
          path={(pagina) => userListPath({ ...query, pagina })}
        />
      </UsersManager>
    </Messages>
  );
}
