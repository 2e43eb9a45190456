import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailText } from '@/components/admin/email-text';
import { shortName } from '@/components/admin/short-name';
import Link from '@/components/ui/link';
import { recordHistoryPath } from '@/lib/history/list-query';
import { isOtherTable } from '@/lib/history/model';
import type { Change } from '@/lib/history/staff-queries';
import { ActionChip, ChangedParts, useRecordName, useWhoAndWhen } from './change-line';

type ChangeListProps = {
  changes: Change[];
  /** An action for the record of a line. */
  action?: (change: Change) => ReactNode;
};

/** Changes of all kinds of records, each leading to its record's history. */
export function ChangeList({ changes, action }: ChangeListProps) {
  const t = useTranslations('history');
  const nameOf = useRecordName();
  const whoAndWhen = useWhoAndWhen();
  const kindLabel = ({ kind, table }: Change) => {
    if (kind) return t(`kinds.${kind}`);
    return isOtherTable(table) ? t(`otherKinds.${table}`) : t('otherKind');
  };
  return (
    <ul className="divide-y divide-line rounded-2 bg-card shadow-1">
      {changes.map((change) => {
        const { id, kind, recordId } = change;
        const content = (
          <>
            <span className="min-w-0 flex-1 basis-72">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span
                  title={kind ? nameOf(change) : undefined}
                  // The full name is on the linked page.
                  className="font-[640] wrap-anywhere"
                >
                  <EmailText text={kind ? shortName(nameOf(change)) : nameOf(change)} />
                </span>
                <span className="text-caption text-ink-2">{kindLabel(change)}</span>
              </span>
              <ChangedParts change={change} />
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:w-full md:grid md:justify-items-end">
              <ActionChip change={change} />
              <span className="numeric text-caption text-ink-2 wrap-anywhere">
                <EmailText text={whoAndWhen(change)} />
              </span>
            </span>
          </>
        );
        const classes =
          'flex flex-1 flex-wrap items-center gap-x-5 gap-y-2 px-[min(1rem,5vw)] py-3 md:px-5';
        return (
          <li key={id} className="flex flex-wrap items-center">
            {kind ? (
              <Link
                href={recordHistoryPath(kind, recordId, { versao: id })}
                className="flex min-w-0 flex-1 basis-72 items-center no-underline hover:bg-sand-1"
              >
                <span className={classes}>{content}</span>
                <ChevronRight className="mr-3 size-5 shrink-0 text-ink-3 @max-[16rem]/area:hidden md:mr-5" />
              </Link>
            ) : (
              // As wide as a line with its arrow.
              <div className={`${classes} md:pr-15`}>{content}</div>
            )}
            {action ? (
              <span className="px-4 max-md:pb-3 md:pl-0 md:pr-5">{action(change)}</span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
