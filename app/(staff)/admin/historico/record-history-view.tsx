import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailText } from '@/components/admin/email-text';
import { EmptyState } from '@/components/admin/empty-state';
import { useRecordName } from '@/components/admin/history/change-line';
import type { Restore as RestoreAction } from '@/components/admin/history/use-restore';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { formatMoment } from '@/lib/format/moment';
import { historyPath, type RecordQuery, recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';
import type { RecordHistory } from '@/lib/history/record-history';
import { staffHotelPath } from '@/lib/hotels/paths';
import { mediaIdsIn } from '@/lib/media/model';
import { staffOfferPath } from '@/lib/offers/paths';
import { staffRegionPath } from '@/lib/regions/paths';
import { staffUserPath } from '@/lib/users/list-query';
import { RestoreButton } from './restore-button';
import { VersionCompare } from './version-compare';
import { VersionList } from './version-list';

type RecordHistoryViewProps = {
  kind: RecordKind;
  id: string;
  query: RecordQuery;
  /** Null if no history of the record is stored. */
  history: RecordHistory | null;
  restore: RestoreAction;
};

/** The path where an existing record is edited. */
const EDITED_AT: Record<RecordKind, (id: string) => string> = {
  hotels: staffHotelPath,
  regions: staffRegionPath,
  packages: staffOfferPath,
  users: staffUserPath,
  config: () => '/admin/config',
};

/**
 * The history of one record: a selected version and what it changed, beside a list of all versions.
 */
export function RecordHistoryView({ kind, id, query, history, restore }: RecordHistoryViewProps) {
  const t = useTranslations('history');
  const nameOf = useRecordName();
  if (!history) {
    return (
      <>
        <Head kind={kind} name={t('heading')} />
        <EmptyState>{t('record.none')}</EmptyState>
      </>
    );
  }
  const { page, newest, selected, current } = history;
  const name = nameOf(newest);
  return (
    <>
      <Head kind={kind} name={name}>
        <div className="flex flex-wrap gap-3">
          {page.changes.length > 1 ? (
            // If not side by side, the list follows a version that may show all of a hotel.
            <a
              href="#versoes"
              className={buttonVariants({ variant: 'outline', className: 'wide:hidden' })}
            >
              {t('record.versions')}
            </a>
          ) : null}
          {current ? (
            <Link href={EDITED_AT[kind](id)} className={buttonVariants({ variant: 'outline' })}>
              {t('record.open')}
            </Link>
          ) : null}
        </div>
      </Head>
      {current ? null : <Gone kind={kind} history={history} />}
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <VersionCompare kind={kind} id={id} query={query} history={history}>
          <Restore kind={kind} id={id} name={name} history={history} restore={restore} />
        </VersionCompare>
        <VersionList
          kind={kind}
          id={id}
          page={page}
          selected={selected.id}
          current={current ? newest.id : null}
          before={query.antes}
        />
      </div>
    </>
  );
}

function Head({ kind, name, children }: { kind: RecordKind; name: string; children?: ReactNode }) {
  const t = useTranslations('history');
  return (
    <>
      <Link href={historyPath()} className="inline-flex items-center gap-2 text-ink-2">
        <ArrowLeft className="size-4" />
        {t('record.back')}
      </Link>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-[min(1.75rem,11vw)] wrap-anywhere md:text-[2.125rem]">
            <EmailText text={name} />
          </h1>
          <p className="text-ink-2">{t(`kinds.${kind}`)}</p>
        </div>
        {children}
      </div>
    </>
  );
}

/**
 * The id of the deleted hotel of an offer's selected version, which must be restored first; else
 * null.
 */
function lostHotel(kind: RecordKind, { version, names }: RecordHistory): string | null {
  const hotelId = version?.row.hotel_id;
  return kind === 'packages' && typeof hotelId === 'string' && !(hotelId in names) ? hotelId : null;
}

/** What is known of a record that no longer exists. */
function Gone({ kind, history }: { kind: RecordKind; history: RecordHistory }) {
  const t = useTranslations('history.record');
  const hotelId = lostHotel(kind, history);
  const lost = history.version?.lost ?? [];
  const returning = kind === 'regions' ? 'hotelsReturn' : 'offersReturn';
  return (
    <Alert tone="info" title={t('gone')} className="mb-6">
      <p>{t(kind === 'users' ? 'goneUser' : hotelId ? 'offerWaits' : 'goneText')}</p>
      {hotelId ? (
        <Link href={recordHistoryPath('hotels', hotelId)} className="mt-2 inline-block underline">
          {t('openHotel')}
        </Link>
      ) : null}
      {lost.length > 0 ? (
        <>
          <p className="mt-2">{t(returning, { count: lost.length })}</p>
          <ul className="ml-5 list-disc">
            {lost.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}

type RestoreProps = Pick<RecordHistoryViewProps, 'kind' | 'id' | 'restore'> & {
  name: string;
  history: RecordHistory;
};

/**
 * Restores the selected version. Not offered for the current version, a deleted account, or an
 * offer whose hotel is deleted.
 */
function Restore({ kind, id, name, history, restore }: RestoreProps) {
  const t = useTranslations('history.restore');
  const { selected, newest, current, version } = history;
  const isThere = current !== null && selected.id === newest.id;
  if (!version || isThere || (kind === 'users' && !current)) return null;
  if (lostHotel(kind, history)) return null;
  const when = formatMoment(selected.at) ?? '';
  const text = t(current ? 'text' : 'textRemoved', { when });
  const isIncomplete = mediaIdsIn(version).some((image) => image in history.gone);
  return (
    <RestoreButton
      input={{ kind, id, change: selected.change, seen: newest.change }}
      name={name}
      consequence={isIncomplete ? `${text} ${t('imagesBefore')}` : text}
      restore={restore}
      replaced={current ? recordHistoryPath(kind, id, { versao: newest.id }) : undefined}
    />
  );
}
