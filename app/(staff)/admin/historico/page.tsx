import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/admin/empty-state';
import { Forbidden } from '@/components/admin/forbidden';
import { ChangeList } from '@/components/admin/history/change-list';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { titled } from '@/components/admin/titled';
import { mayDo } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import type { SessionClient } from '@/lib/db/session-client';
import { type HistoryQuery, historyPath, historyQuery, NOBODY } from '@/lib/history/list-query';
import { linesWithoutHotel } from '@/lib/history/lost-hotels';
import { listChanges } from '@/lib/history/staff-queries';
import { findPerson, peopleNamed } from '@/lib/users/staff-queries';
import { restoreVersion } from './actions';
import { HistoryFilters } from './history-filters';
import { HistoryPager, HistoryViews } from './history-views';
import { RemovedList } from './removed-list';

export const generateMetadata = titled('history.heading');

/**
 * Loads one page of changes; for deleted records, also which of them can't be restored yet. Throws
 * if that fails.
 */
async function listed(client: SessionClient, query: HistoryQuery) {
  const page = await listChanges(client, query);
  const withoutHotel = await linesWithoutHotel(client, query.excluidos ? page.changes : []);
  return { ...page, withoutHotel };
}

/** The accounts to filter by, and the one of the query. Throws if that fails. */
async function filters(client: SessionClient, { pessoa }: HistoryQuery) {
  const id = pessoa === NOBODY ? null : pessoa;
  const [people, person] = await Promise.all([peopleNamed(client), id && findPerson(client, id)]);
  // The changes of an account that was deleted are still listed.
  return { people, person: person || (id ? { id, email: id } : null) };
}

/** The latest changes of all records, or the deleted records that were not restored. */
export default async function HistoryPage({ searchParams }: PageProps<'/admin/historico'>) {
  const { client, profile } = await requireStaff();
  const t = await getTranslations('history');
  if (!mayDo(profile.role, 'admin')) return <Forbidden heading={t('heading')} />;
  const query = historyQuery.parse(await searchParams);
  const loaded = await load(
    'history.list',
    Promise.all([listed(client, query), filters(client, query)]),
  );
  if (!loaded.ok) {
    const title = t('errors.load');
    const path = historyPath(query);
    return <LoadError heading={t('heading')} title={title} id={loaded.id} path={path} />;
  }
  const [{ changes, older, withoutHotel }, choices] = loaded.data;
  const { excluidos } = query;
  const page = (antes: number | null) => historyPath({ ...query, antes });
  const view = (removed: HistoryQuery['excluidos']) =>
    historyPath({ ...query, excluidos: removed, antes: null });
  return (
    <Messages namespaces={['history.restore', 'history.errors', 'history.filters']}>
      <h1 tabIndex={-1} className="text-[min(1.75rem,11vw)] md:text-[2.125rem]">
        {t('heading')}
      </h1>
      <p className="mt-1 mb-6 max-w-[44em] text-ink-2">{t('lead')}</p>
      <div className="mb-5">
        <HistoryViews
          label={t('views.label')}
          views={[
            { path: view(null), label: t('views.changes'), current: !excluidos },
            { path: view('1'), label: t('views.removed'), current: Boolean(excluidos) },
          ]}
        />
      </div>
      <HistoryFilters query={query} {...choices} />
      {changes.length === 0 ? (
        <Nothing query={query} />
      ) : excluidos ? (
        <RemovedList changes={changes} withoutHotel={withoutHotel} restore={restoreVersion} />
      ) : (
        <ChangeList changes={changes} />
      )}
      <HistoryPager
        first={page(null)}
        older={older === null ? null : page(older)}
        isFirst={query.antes === null}
      />
    </Messages>
  );
}

/** Shown if nothing was changed or deleted, or nothing matches. */
async function Nothing({ query }: { query: HistoryQuery }) {
  const t = await getTranslations('history');
  const { tipo, pessoa, excluidos } = query;
  const filtered = tipo !== null || pessoa !== null;
  return (
    <EmptyState unfiltered={filtered && historyPath({ excluidos })}>
      <p>{t(filtered ? 'noMatch' : excluidos ? 'noRemoved' : 'empty')}</p>
    </EmptyState>
  );
}
