import type { SessionClient } from '@/lib/db/session-client';
import { addDays, todayInSaoPaulo } from '@/lib/format/date';
import { type ResultsQuery, WEEKS } from '@/lib/results/list-query';
import { periodOf, totalsOf } from '@/lib/results/report';
import { readReport } from '@/lib/results/staff-queries';

/**
 * Reads the results for a URL, with up to `lines` lines of each kind, as the page or the file
 * shows. Throws on any failure.
 */
export async function readResults(
  client: SessionClient,
  { periodo, hotel }: ResultsQuery,
  lines: number,
) {
  const today = todayInSaoPaulo();
  const period = periodOf(WEEKS[periodo ?? 'semana'], addDays(today, -1));
  const onlyToday = { from: today, to: today, beforeFrom: today, beforeTo: today };
  const [report, { days }] = await Promise.all([
    readReport(client, period, hotel, lines),
    readReport(client, onlyToday, hotel),
  ]);
  return { period, report, today: totalsOf(days, onlyToday).now };
}
