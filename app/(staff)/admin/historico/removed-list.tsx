import { useTranslations } from 'next-intl';
import { useRecordName } from '@/components/admin/history/change-line';
import { ChangeList } from '@/components/admin/history/change-list';
import type { Restore } from '@/components/admin/history/use-restore';
import { formatMoment } from '@/lib/format/moment';
import type { Change } from '@/lib/history/staff-queries';
import { RestoreButton } from './restore-button';

type RemovedListProps = {
  changes: Change[];
  /** The lines of offers whose hotel must be restored first. */
  withoutHotel: ReadonlySet<number>;
  restore: Restore;
};

/** Deleted records that have not been restored, each with a restore button if that is possible. */
export function RemovedList({ changes, withoutHotel, restore }: RemovedListProps) {
  const t = useTranslations('history.restore');
  const nameOf = useRecordName();
  return (
    <ChangeList
      changes={changes}
      action={(removal) => {
        const { kind, recordId: id, change, at } = removal;
        if (!kind || withoutHotel.has(removal.id)) return null;
        return (
          <RestoreButton
            inList
            input={{ kind, id, change, seen: change }}
            name={nameOf(removal)}
            consequence={t('textRemoved', { when: formatMoment(at) ?? '' })}
            restore={restore}
          />
        );
      }}
    />
  );
}
