import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';

type HistoryLinkProps = {
  kind: RecordKind;
  id: string;
  /** The name of the record where several are listed: the link is an icon and has it in its label. */
  name?: string;
};

/** The way from a record to its history. */
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
