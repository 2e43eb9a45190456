import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { NO_STORE } from '@/lib/actions/with-staff';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { currentAccess } from '@/lib/auth/staff';
import { CSV_BOM, csvLine } from '@/lib/format/csv';
import { logFailure } from '@/lib/log';
import { resultsQuery } from '@/lib/results/list-query';
import { groupRows } from '../group-rows';
import { readResults } from '../read-results';
import { dayLines, groupLines } from './lines';

const refuse = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' },
  });

/**
 * The results of an address as a CSV file: the numbers of each day, and below them the table that is
 * shown. A POST, because only that always carries an Origin; the row policies check the staff again.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const t = await getTranslations('results');
  if (!(await isSameOrigin())) return refuse(t('file.denied'), 403);
  try {
    const { client, access } = await currentAccess();
    if (access.state === 'signed-out') return refuse(t('file.denied'), 401);
    if (access.state !== 'staff') return refuse(t('file.denied'), 403);
    const query = resultsQuery.parse(Object.fromEntries(request.nextUrl.searchParams));
    const group = query.por ?? 'ofertas';
    const { period, report } = await readResults(client, query);
    const lines = [
      ...dayLines(report.days, period, report.since, (name) => t(`file.columns.${name}`)),
      [],
      ...groupLines(groupRows(report, group), {
        first: t(`groups.first.${group}`),
        unnamed: t(`groups.unnamed.${group}`),
        hotel: group === 'ofertas' ? t('file.columns.hotel') : null,
        entries: group === 'campanhas' ? t('file.columns.entry') : null,
        counts: (['page', 'bar', 'exits', 'exitsBefore', 'difference'] as const).map((name) =>
          t(`file.columns.${name}`),
        ),
      }),
    ];
    const file = `${t('file.name')}-${period.from}-${period.to}.csv`;
    return new Response(CSV_BOM + lines.map(csvLine).join(''), {
      headers: {
        ...NO_STORE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file}"`,
      },
    });
  } catch (error) {
    logFailure('results.export', error);
    return refuse(t('file.failed'), 503);
  }
}
