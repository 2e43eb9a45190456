'use client';

import { useTransition } from 'react';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';
import { ConfirmDialog } from './confirm-dialog';
import { toastActionError } from './toast-action-error';

type RemoveDialogProps = {
  /** The record to be removed, null while nothing is asked. */
  record: { id: string; name: string } | null;
  remove: (input: { id: string }) => Promise<Result>;
  texts: { confirm: string; removed: string; errors: { remove: string } };
  forms: { remove: string; cancel: string; close: string; saving: string };
  onClose: () => void;
};

/** Asks, removes, and says what came of it; after a refusal it stays for another try. */
export function RemoveDialog({ record, remove, texts, forms, onClose }: RemoveDialogProps) {
  const [removing, startRemoving] = useTransition();
  const confirm = () =>
    startRemoving(async () => {
      if (!record) return;
      const result = await remove({ id: record.id }).catch(() => null);
      if (!result?.ok) {
        toastActionError(texts.errors.remove, result);
        return;
      }
      notify({ tone: 'success', title: texts.removed });
      onClose();
    });
  return (
    <ConfirmDialog
      subject={record?.name ?? null}
      question={texts.confirm}
      texts={forms}
      busy={removing}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
