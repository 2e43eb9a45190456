import { getTranslations } from 'next-intl/server';
import { NO_STORE, withStaff } from '@/lib/actions/with-staff';
import type { Need } from '@/lib/auth/roles';
import type { StaffContext } from '@/lib/auth/staff';
import { logFailure } from '@/lib/log';

type File = { name: string; body: BodyInit };

/**
 * Answers a form of the back office with the CSV file created by `make`. Requires a POST, because
 * only that always carries an Origin. The browser shows any other answer as a page, so refusals,
 * and failures, which are logged by `name`, return their message as plain text.
 */
export async function csvAnswer(
  { name, need }: { name: string; need: Need },
  make: (context: StaffContext) => Promise<File>,
): Promise<Response> {
  const t = await getTranslations('admin.errors');
  const refuse = (status: number, { code }: { code: Parameters<typeof t>[0] }) =>
    new Response(t(code), {
      status,
      headers: { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const answer = async (context: StaffContext) => {
    try {
      const file = await make(context);
      return new Response(file.body, {
        headers: {
          ...NO_STORE,
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file.name}.csv"`,
        },
      });
    } catch (error) {
      logFailure(name, error);
      return refuse(503, { code: 'unavailable' });
    }
  };
  return withStaff(true, answer, { need, refuse });
}
