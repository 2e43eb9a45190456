import { useTranslations } from 'next-intl';
import { EmailText } from '@/components/admin/email-text';
import { ActionChip, ChangedParts } from '@/components/admin/history/change-line';
import Link from '@/components/ui/link';
import { formatMoment } from '@/lib/format/moment';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';
import type { ChangePage } from '@/lib/history/staff-queries';
import { HistoryPager } from './history-views';

type VersionListProps = {
  kind: RecordKind;
  id: string;
  page: ChangePage;
  /** The id of the selected line. */
  selected: number | null;
  /** The id of the newest line, if the record still exists. */
  current: number | null;
  /** Where this page of the list begins, null for the newest. */
  before: number | null;
};

/** The versions of one record, the newest first. */
export function VersionList({ kind, id, page, selected, current, before }: VersionListProps) {
  const t = useTranslations('history.record');
  const nobody = useTranslations('history')('nobody');
  const pathOf = (query: Parameters<typeof recordHistoryPath>[2]) =>
    recordHistoryPath(kind, id, query);
  return (
    <section aria-labelledby="versoes" className="min-w-0">
      <h2 id="versoes" className="mb-3 scroll-mt-24 text-[1.375rem]">
        {t('versions')}
      </h2>
      <ol className="divide-y divide-line overflow-hidden rounded-2 bg-card shadow-1">
        {page.changes.map((change) => (
          <li key={change.id}>
            <Link
              href={pathOf({ versao: change.id, antes: before })}
              aria-current={change.id === selected ? 'true' : undefined}
              className="block px-4 py-3 no-underline -outline-offset-3 hover:bg-sand-1 aria-[current=true]:bg-[#fbf6ec] aria-[current=true]:shadow-[inset_3px_0_0_var(--color-mata)]"
            >
              <span className="flex flex-wrap items-center gap-2">
                <ActionChip change={change} />
                {change.id === current ? (
                  <span className="text-caption font-[640]">{t('current')}</span>
                ) : null}
              </span>
              <span className="numeric mt-1 block text-small font-[560]">
                {formatMoment(change.at)}
              </span>
              <span className="block text-caption text-ink-2 wrap-anywhere">
                <EmailText text={change.actor?.email ?? nobody} />
              </span>
              <ChangedParts change={change} />
            </Link>
          </li>
        ))}
      </ol>
      <HistoryPager
        first={pathOf({})}
        older={page.older === null ? null : pathOf({ antes: page.older })}
        isFirst={before === null}
      />
    </section>
  );
}
