'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useTransition } from 'react';
import { mainHeading } from '@/components/ui/dialog';
import { notify, type Toast } from '@/components/ui/notify';
import type { Removal } from '@/lib/history/removal';
import { ConfirmDialog } from './confirm-dialog';
import type { Remove } from './record-actions';
import { useCallAction } from './use-call-action';
import { useLastFailure } from './use-save-notices';
import { type FailureMessages, useToastActionError } from './use-toast-action-error';

type RemovedRecord = { id: string; name: string; updated_at: string };

type RemovalMessages = FailureMessages & { question: string; removed: string };

/** The messages for areas where only administrators remove, in the words of the area of `t`. */
export const removalMessages = (
  t: (key: 'confirm' | 'removed' | 'errors.remove' | 'errors.onlyAdmins') => string,
): RemovalMessages => ({
  question: t('confirm'),
  removed: t('removed'),
  failed: t('errors.remove'),
  reasons: { forbidden: t('errors.onlyAdmins') },
});

type RemoveDialogProps = {
  /** The record to remove; null while the dialog is closed. */
  record: RemovedRecord | null;
  /**
   * How many other records are removed or changed with it; the removal is refused if there are
   * more.
   */
  affected?: number;
  /** What else is removed or changed with it. */
  consequence?: string;
  remove: Remove;
  messages: RemovalMessages;
  /** Returns the part of the success toast that offers to undo the removal. */
  onRemoved?: (record: RemovedRecord, removal: Removal) => Partial<Toast>;
  onClose: () => void;
};

/**
 * The element to focus when a row is about to be removed: the next row, or the previous one, as a
 * whole. Not one of its controls: the next press would switch, open or remove that record.
 */
function besideRow(action: HTMLElement): HTMLElement | null {
  const row = action.closest('tr, li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  if (!(other instanceof HTMLElement)) return mainHeading();
  other.tabIndex = -1;
  return other;
}

/**
 * Asks, removes, and reports the outcome. Stays open for another try after a refusal, but closes
 * after a conflict. Reloads the list after a conflict, or if more is affected than was stated.
 */
export function RemoveDialog({
  record,
  affected = 0,
  consequence,
  remove,
  messages,
  onRemoved,
  onClose,
}: RemoveDialogProps) {
  const t = useTranslations('admin.forms');
  const callAction = useCallAction();
  const toastActionError = useToastActionError();
  const settle = useLastFailure();
  const router = useRouter();
  const [removing, startRemoving] = useTransition();
  const isGone = useRef(false);
  const returnTo = (action: HTMLElement) => {
    const next = isGone.current && action.isConnected ? besideRow(action) : null;
    isGone.current = false;
    return next;
  };
  const confirm = () =>
    startRemoving(async () => {
      if (!record) return;
      const { id, name, updated_at: version } = record;
      const result = await callAction(() => remove({ id, version, affected }));
      if (!result.ok) {
        settle(toastActionError(result, { ...messages, record: name }));
        // Another try would name the same version, or the same number of others.
        const isOutdated = result.code === 'conflict' || result.code === 'affects-more';
        if (result.code === 'conflict') onClose();
        if (isOutdated) router.refresh();
        return;
      }
      settle();
      const back = result.data && onRemoved?.(record, result.data);
      notify({
        ...{ tone: 'success', title: messages.removed, description: name },
        ...{ closesDialog: true, ...back },
      });
      isGone.current = true;
      onClose();
    });
  return (
    <ConfirmDialog
      danger
      open={record !== null}
      question={messages.question}
      subject={record?.name ?? ''}
      consequence={consequence}
      confirm={t('remove')}
      busy={removing}
      onConfirm={confirm}
      onClose={onClose}
      returnTo={returnTo}
    />
  );
}
