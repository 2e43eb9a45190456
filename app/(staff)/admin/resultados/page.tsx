import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { titled } from '@/components/admin/titled';
import { isLimited } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import { hotelChoices, hotelsOfIds } from '@/lib/hotels/choice-queries';
import { resultsPath, resultsQuery } from '@/lib/results/list-query';
import { REPORT_LINES } from '@/lib/results/staff-queries';
import { readResults } from './read-results';
import { ResultsHead } from './results-head';
import { ResultsView } from './results-view';

export const generateMetadata = titled('results.heading');

/** What visitors did in the last weeks, against as many weeks before. */
export default async function ResultsPage({ searchParams }: PageProps<'/admin/resultados'>) {
  const { client, profile } = await requireStaff();
  const query = resultsQuery.parse(await searchParams);
  const { hotel } = query;
  // A hotel hidden from this editor would be shown as deleted and without visits.
  if (hotel && isLimited(profile) && !profile.hotel_ids?.includes(hotel)) notFound();
  const t = await getTranslations('results');
  const loaded = await load(
    'results.report',
    Promise.all([
      readResults(client, query, REPORT_LINES.screen),
      hotelChoices(client),
      hotelsOfIds(client, hotel ? [hotel] : []),
    ]),
  );
  if (!loaded.ok) {
    const path = resultsPath(query);
    return <LoadError heading={t('heading')} title={t('errors.load')} id={loaded.id} path={path} />;
  }
  const [{ period, report, today }, { hotels, complete }, [chosen]] = loaded.data;
  const one = hotel ? (chosen ?? { id: hotel, name: t('groups.unnamed.hoteis') }) : null;
  const isListed = !one || hotels.some(({ id }) => id === one.id);
  const choices = (isListed ? hotels : [...hotels, one]).map(({ id, name }) => ({ id, name }));
  return (
    <Messages namespaces={['results.filters']}>
      <ResultsHead
        query={{ ...query, periodo: query.periodo ?? 'semana' }}
        hotels={choices}
        complete={complete}
        period={period}
        today={today}
        isEmpty={report.days.length === 0}
      />
      <ResultsView
        report={report}
        period={period}
        query={query}
        hasToday={today.entry + today.page > 0}
        isLimited={isLimited(profile)}
        hasHotels={choices.length > 0}
      />
    </Messages>
  );
}
