import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { CSV_BOM, csvLine } from '@/lib/format/csv';
import { resultsPath, resultsQuery } from '@/lib/results/list-query';
import { isComparable } from '@/lib/results/report';
import { REPORT_LINES } from '@/lib/results/staff-queries';
import { csvAnswer } from '../../file-answer';
import { groupRows } from '../group-rows';
import { readResults } from '../read-results';
import { dayLines, groupLines } from './lines';

/**
 * The results of a URL as a CSV file: the numbers of each day, and below them the table that is
 * shown, with all of its lines. The row policies check the staff again.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const t = await getTranslations('results');
  const query = resultsQuery.parse(Object.fromEntries(request.nextUrl.searchParams));
  const page = resultsPath(query);
  return csvAnswer({ name: 'results.export', need: 'staff', page }, async ({ client }) => {
    const group = query.por ?? 'ofertas';
    const { period, report } = await readResults(client, query, REPORT_LINES.file);
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
        comparable: isComparable(report.days, period),
        cut: (count) => t('file.cut', { count }),
      }),
    ];
    return {
      name: `${t('file.name')}-${period.from}-${period.to}`,
      body: CSV_BOM + lines.map(csvLine).join(''),
    };
  });
}
