import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Forbidden } from '@/components/admin/forbidden';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { mayDo } from '@/lib/auth/roles';
import { currentAccess, requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import { recordKey } from '@/lib/history/form';
import { recordHistoryPath, recordQuery } from '@/lib/history/list-query';
import { isRecordKind } from '@/lib/history/model';
import { recordHistory } from '@/lib/history/record-history';
import { listRecordChanges } from '@/lib/history/staff-queries';
import { restoreVersion } from '../../actions';
import { RecordHistoryView } from '../../record-history-view';

export async function generateMetadata({
  params,
}: PageProps<'/admin/historico/[kind]/[id]'>): Promise<Metadata> {
  const t = await getTranslations('history');
  const { client, access } = await currentAccess();
  const { kind, id } = await params;
  const title = t('heading');
  if (access.state !== 'staff' || !mayDo(access.profile.role, 'admin')) return { title };
  if (!isRecordKind(kind) || !recordKey.safeParse(id).success) {
    return { title: (await getTranslations('admin.shell.notFound'))('heading') };
  }
  // The page itself reports a failed read.
  const newest = await listRecordChanges(client, kind, id, { size: 1 }).catch(() => null);
  const name = newest?.changes[0]?.name;
  return { title: name ? `${name} · ${title}` : title };
}

/** The history of one record, with one of its versions open. */
export default async function RecordHistoryPage({
  params,
  searchParams,
}: PageProps<'/admin/historico/[kind]/[id]'>) {
  const { client, profile } = await requireStaff();
  const t = await getTranslations('history');
  if (!mayDo(profile.role, 'admin')) return <Forbidden heading={t('heading')} />;
  const { kind, id } = await params;
  if (!isRecordKind(kind) || !recordKey.safeParse(id).success) notFound();
  const query = recordQuery.parse(await searchParams);
  const loaded = await load('history.record', recordHistory(client, kind, id, query));
  if (!loaded.ok) {
    const path = recordHistoryPath(kind, id, query);
    const title = t('errors.load');
    return <LoadError heading={t('heading')} title={title} id={loaded.id} path={path} />;
  }
  return (
    <Messages namespaces={['history.restore', 'history.errors']}>
      <RecordHistoryView
        kind={kind}
        id={id}
        query={query}
        history={loaded.data}
        restore={restoreVersion}
      />
    </Messages>
  );
}
