'use client';

import { useTranslations } from 'next-intl';
import { mainHeading } from '@/components/ui/dialog';
import type { Toast } from '@/components/ui/notify';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';
import type { Removal } from '@/lib/history/removal';
import { type Restore, useRestore } from './use-restore';

/**
 * Returns a function that makes the part of a toast by which a removal is taken back: a button that
 * restores the record and what went with it, and the way to its history.
 */
export function useUndoRemoval(kind: RecordKind, restore: Restore) {
  const t = useTranslations('history.undo');
  const run = useRestore(restore);
  const takeBack = async (id: string, name: string, change: number) => {
    await run({ kind, id, change, seen: change }, name);
    // The pressed button goes with its notice. While that is still there, the toaster answers the first
    // call by giving the focus back to what had it before the notice, and does so once.
    if (document.activeElement?.closest('main')) return;
    const heading = mainHeading();
    heading?.focus();
    heading?.focus();
  };
  return (
    { id, name }: { id: string; name: string },
    { change }: Removal,
  ): Pick<Toast, 'action' | 'link'> => ({
    action: { label: t('action'), onClick: () => void takeBack(id, name, change) },
    link: { label: t('history'), href: recordHistoryPath(kind, id) },
  });
}
