import { History } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { fill } from '@/lib/format/fill';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';

type HistoryLinkProps = {
  kind: RecordKind;
  id: string;
  texts: { history: string; historyNamed: string };
  /** Of one record among several: the icon stands alone, the name is read out. */
  name?: string;
};

/** The way from a record to its history. */
export function HistoryLink({ kind, id, texts, name }: HistoryLinkProps) {
  return (
    <Link
      href={recordHistoryPath(kind, id)}
      aria-label={name === undefined ? undefined : fill(texts.historyNamed, { name })}
      className={buttonVariants(
        name === undefined
          ? { variant: 'outline', size: 'compact' }
          : { variant: 'ghost', size: 'icon' },
      )}
    >
      <History aria-hidden strokeWidth={1.75} />
      {name === undefined ? texts.history : null}
    </Link>
  );
}
