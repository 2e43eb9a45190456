import { getTranslations } from 'next-intl/server';
import { NO_STORE } from '@/lib/actions/with-staff';
import { mayDo } from '@/lib/auth/roles';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { currentAccess } from '@/lib/auth/staff';
import { env } from '@/lib/env';
import { CSV_BOM, csvLine } from '@/lib/format/csv';
import { formatMoment, todayInSaoPaulo } from '@/lib/format/date';
import { logExport, logFailure } from '@/lib/log';
import { leavePath } from '@/lib/newsletter/paths';
import { eachSubscriberBatch, type Subscriber } from '@/lib/newsletter/staff-queries';

const refuse = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' },
  });

const line = ({ email, consented_at, source, unsubscribe_token }: Subscriber) => {
  const leave = new URL(leavePath(unsubscribe_token), env().SITE_URL).href;
  return csvLine([email, formatMoment(consented_at) ?? '', source, leave]);
};

/**
 * The newsletter's subscribers as a CSV file. A POST, because only that always carries an Origin; the
 * row policies check the administrator again. The first batch is read before the response begins; a
 * later one that fails aborts the download, so that half of the list does not look complete.
 */
export async function POST(): Promise<Response> {
  const t = await getTranslations('settings.newsletter');
  if (!(await isSameOrigin())) return refuse(t('denied'), 403);
  try {
    const { client, access } = await currentAccess();
    if (access.state === 'signed-out') return refuse(t('denied'), 401);
    if (access.state !== 'staff' || !mayDo(access.profile.role, 'admin')) {
      return refuse(t('denied'), 403);
    }
    const batches = eachSubscriberBatch(client);
    const first = await batches.next();
    logExport(access.profile.id);
    const names = ['email', 'consent', 'source', 'leave'] as const;
    const head = csvLine(names.map((name) => t(`columns.${name}`)));
    const encoder = new TextEncoder();
    const begin = first.done ? [] : first.value;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode(CSV_BOM + head + begin.map(line).join('')));
      },
      async pull(controller) {
        try {
          const { done, value } = await batches.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value.map(line).join('')));
        } catch (error) {
          logFailure('newsletter.export', error);
          controller.error(new Error('The list broke off.'));
        }
      },
    });
    return new Response(body, {
      headers: {
        ...NO_STORE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${t('fileName')}-${todayInSaoPaulo()}.csv"`,
      },
    });
  } catch (error) {
    logFailure('newsletter.export', error);
    return refuse(t('failed'), 503);
  }
}
