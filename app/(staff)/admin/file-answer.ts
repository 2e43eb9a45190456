import { getTranslations } from 'next-intl/server';
import { NO_STORE, withStaff } from '@/lib/actions/with-staff';
import type { Flash } from '@/lib/auth/flash-cookie';
import type { Need } from '@/lib/auth/roles';
import { setFlash } from '@/lib/auth/set-flash';
import type { StaffContext } from '@/lib/auth/staff';
import { logFailure } from '@/lib/log';

type File = { name: string; body: BodyInit };

type CsvAnswer = {
  /** The name under which a failure is logged. */
  name: string;
  need: Need;
  /** The URL of the page with the form. */
  page: string;
};

/** The message on the page for each status of a refusal. */
const FLASHES: Record<number, Flash> = { 401: 'file-signed-out', 403: 'file-denied' };

/**
 * Answers a form of the back office with the CSV file created by `make`. Requires a POST, because
 * only that always carries an Origin. The browser shows any other answer as a page, so refusals and
 * failures redirect to the page of the form, which says why. Requests from other sites get plain text.
 */
export async function csvAnswer(
  { name, need, page }: CsvAnswer,
  make: (context: StaffContext) => Promise<File>,
): Promise<Response> {
  const t = await getTranslations('admin.errors');
  const refuse = async (status: number, { code }: { code: Parameters<typeof t>[0] }) => {
    if (code === 'origin') {
      const headers = { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' };
      return new Response(t(code), { status, headers });
    }
    await setFlash(FLASHES[status] ?? 'file-failed');
    return new Response(null, { status: 303, headers: { ...NO_STORE, Location: page } });
  };
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
