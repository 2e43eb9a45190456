import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';

type HistoryLinkProps = {
  kind: RecordKind;
  id: string;
  /** The record's name, in a list: the link is then an icon with the name in its label. */
  name?: string;
};

/** A link to the history of a record. */
export function HistoryLink({ kind, id, name }: HistoryLinkProps) {
  const t = useTranslations('admin.forms');
  return (
    <Link
      href={recordHistoryPath(kind, id)}
      aria-label={name === undefined ? undefined : t('historyNamed', { name })}
      className={buttonVariants(
        name === undefined
          ? { variant: 'outline', size: 'touch' }
          : { variant: 'ghost', size: 'icon' },
      )}
    >
      <History />
      {name === undefined ? t('history') : null}
    </Link>
  );
}
