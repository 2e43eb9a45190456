import 'server-only';
import { countOf } from '@/lib/db/count';
import { ActionError } from './action-error';

/**
 * Throws `affects-more` if a removal would delete or change more records than its question said:
 * they were created while it was open. `query` selects them with `count: 'exact'`.
 */
export async function checkAffected(query: Parameters<typeof countOf>[0], said: number) {
  if ((await countOf(query)) > said) throw new ActionError('affects-more');
}
