import { getTranslations } from 'next-intl/server';
import { CSV_BOM, csvLine } from '@/lib/format/csv';
import { todayInSaoPaulo } from '@/lib/format/date';
import { formatMoment } from '@/lib/format/moment';
import { siteUrl } from '@/lib/http/site-url';
import { logExport, logFailure } from '@/lib/log';
import { leavePath } from '@/lib/newsletter/paths';
import { eachSubscriberBatch, type Subscriber } from '@/lib/newsletter/staff-queries';
import { csvAnswer } from '../../file-answer';

const line = ({ email, consented_at, source, unsubscribe_token }: Subscriber) => {
  const leave = siteUrl(leavePath(unsubscribe_token));
  return csvLine([email, formatMoment(consented_at) ?? '', source, leave]);
};

/**
 * The newsletter's subscribers as a CSV file; the row policies check the administrator again. The first
 * batch is read before the response begins; a later one that fails aborts the download, so that half
 * of the list does not look complete.
 */
export async function POST(): Promise<Response> {
  const t = await getTranslations('settings.newsletter');
  return csvAnswer(
    { name: 'newsletter.export', need: 'admin', page: '/admin/config' },
    async ({ client, profile }) => {
      const batches = eachSubscriberBatch(client);
      const first = await batches.next();
      logExport(profile.id);
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
      return { name: `${t('fileName')}-${todayInSaoPaulo()}`, body };
    },
  );
}
