'use client';

import { useTranslations } from 'next-intl';
import { mainHeading } from '@/components/ui/dialog';
import type { Toast } from '@/components/ui/notify';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';
import type { Removal } from '@/lib/history/removal';
import { type Restore, useRestore } from './use-restore';

/**
 * Returns a function that creates the part of a toast that undoes a removal: a button that restores
 * the record and what was removed with it, and a link to its history.
 */
export function useUndoRemoval(kind: RecordKind, restore: Restore) {
  const t = useTranslations('history.undo');
  const run = useRestore(restore);
  const takeBack = (id: string, name: string, change: number) => {
    // The pressed button disappears with its toast. The focus leaves it first: some time after
    // that, the toaster would return the focus to the element that had it before. It does so once,
    // also when the focus leaves, so the heading is focused twice.
    const heading = mainHeading();
    heading?.focus();
    heading?.focus();
    void run({ kind, id, change, seen: change }, { record: name });
  };
  return (
    { id, name }: { id: string; name: string },
    { change }: Removal,
  ): Pick<Toast, 'action' | 'link'> => ({
    action: { label: t('action'), onClick: () => takeBack(id, name, change) },
    link: { label: t('history'), href: recordHistoryPath(kind, id) },
  });
}
