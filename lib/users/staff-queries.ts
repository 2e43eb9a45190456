import 'server-only';
import { z } from 'zod';
import { ROLES } from '@/lib/auth/roles';
import type { SessionClient } from '@/lib/db/session-client';

export const USER_COLUMNS = 'id, email, role, is_active, created_at, updated_at';

const row = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A profile as an administrator edits it; `updated_at` is its version. */
export type AdminUser = z.infer<typeof row>;

export type UserPage = {
  users: AdminUser[];
  total: number;
  /** How many of them may not come in: inactive, or with a role that has no back office. */
  shutOut: number;
  /** The page that is shown, from 1: the last one when a later one was asked for. */
  page: number;
  pages: number;
};

const PAGE_SIZE = 50;

/** One page of the profiles, the newest first. Throws on any failure. */
export async function listUsers(client: SessionClient, asked: number): Promise<UserPage> {
  const count = async (onlyShutOut: boolean) => {
    // Not a HEAD request: its refusal would come without the code that says what it is.
    const query = client.from('user_profiles').select('id', { count: 'exact' }).limit(1);
    const answer = await (onlyShutOut ? query.or('is_active.eq.false,role.eq.investidor') : query);
    if (answer.error) throw answer.error;
    return z.number().parse(answer.count);
  };
  const [total, shutOut] = await Promise.all([count(false), count(true)]);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(Math.max(1, asked), pages);
  const { data, error } = await client
    .from('user_profiles')
    .select(USER_COLUMNS)
    .order('created_at', { ascending: false })
    .order('id')
    .range((page - 1) * PAGE_SIZE, page * PAGE_SIZE - 1);
  if (error) throw error;
  return { users: z.array(row).parse(data), total, shutOut, page, pages };
}
