import 'server-only';
import { z } from 'zod';
import { profileRow } from '@/lib/auth/staff';
import { countOf } from '@/lib/db/count';
import { readPage } from '@/lib/db/pages';
import { searchPattern } from '@/lib/db/search-pattern';
import type { SessionClient } from '@/lib/db/session-client';
import type { UserListQuery } from './list-query';

/** The columns of an account's profile, also for the answer to a write. */
export const USER_COLUMNS = 'id, email, role, is_active, hotel_ids, created_at, updated_at';

const row = profileRow.extend({ created_at: z.string(), updated_at: z.string() });

/** A profile as an administrator edits it; `updated_at` is its version. */
export type AdminUser = z.infer<typeof row>;

/**
 * A profile in the list of accounts, with whether it has an authenticator, and whether its owner
 * was invited and has not chosen a password yet.
 */
export type ListedUser = AdminUser & { isProtected: boolean; isInvited: boolean };

const PAGE_SIZE = 50;

/**
 * One page of the matching profiles, newest first, with the number of matching profiles without access
 * (inactive, or with a role that has no back office) and of all active administrators. Throws on any
 * failure.
 */
export async function listUsers(client: SessionClient, { q, pagina }: UserListQuery) {
  const profiles = (columns: string) =>
    client.from('user_profiles').select(columns, { count: 'exact' });
  const asked = (columns: string) => {
    const rows = profiles(columns);
    return q ? rows.filter('email', 'imatch', searchPattern(q)) : rows;
  };
  const newest = () => asked(USER_COLUMNS).order('created_at', { ascending: false }).order('id');
  const [{ rows, ...place }, shutOut, admins] = await Promise.all([
    readPage({
      page: pagina,
      size: PAGE_SIZE,
      read: (from, to) => newest().range(from, to),
      count: () => countOf(asked('id')),
    }),
    countOf(asked('id').or('is_active.eq.false,role.eq.investidor')),
    countOf(profiles('id').eq('role', 'admin').eq('is_active', true)),
  ]);
  return { users: await listed(client, rows), shutOut, admins, ...place };
}

/** One account as in the list; null if there is none with this id. Throws on any failure. */
export async function findUser(client: SessionClient, id: string): Promise<ListedUser | null> {
  const { data, error } = await client.from('user_profiles').select(USER_COLUMNS).eq('id', id);
  if (error) throw error;
  const [user = null] = await listed(client, data);
  return user;
}

async function listed(client: SessionClient, rows: unknown): Promise<ListedUser[]> {
  const users = z.array(row).parse(rows);
  const accounts = users.map(({ id }) => id);
  const [isProtected, isInvited] = await Promise.all([
    accountsOf(client.rpc('accounts_with_authenticator', { accounts })),
    accountsOf(client.rpc('pending_invitations', { accounts })),
  ]);
  return users.map((user) => ({
    ...user,
    isProtected: isProtected.has(user.id),
    isInvited: isInvited.has(user.id),
  }));
}

async function accountsOf(answer: PromiseLike<{ data: unknown; error: unknown }>) {
  const { data, error } = await answer;
  if (error) throw error;
  return new Set(z.array(z.string()).parse(data));
}

/** Accounts that a filter lists at once; others are found by e-mail. */
const CHOICES = 200;

export type PersonChoice = Pick<AdminUser, 'id' | 'email'>;

/** Accounts to choose from, by e-mail; `complete` says whether these are all. */
export type PeopleChoices = { people: PersonChoice[]; complete: boolean };

/** The first accounts whose e-mails contain these words. Throws on any failure. */
export async function peopleNamed(client: SessionClient, words = ''): Promise<PeopleChoices> {
  const pattern = searchPattern(words);
  const profiles = client.from('user_profiles').select('id, email');
  const named = pattern ? profiles.filter('email', 'imatch', pattern) : profiles;
  const { data, error } = await named.order('email').limit(CHOICES + 1);
  if (error) throw error;
  return { people: data.slice(0, CHOICES), complete: !words && data.length <= CHOICES };
}

/** One account to choose; null if there is none with this id. Throws on any failure. */
export async function findPerson(client: SessionClient, id: string): Promise<PersonChoice | null> {
  const { data, error } = await client.from('user_profiles').select('id, email').eq('id', id);
  if (error) throw error;
  return data[0] ?? null;
}
