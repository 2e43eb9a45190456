'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';
import { callAction } from './call-action';
import { ConfirmDialog } from './confirm-dialog';
import { type FailureMessages, useToastActionError } from './use-toast-action-error';

type RemoveDialogProps = {
  /** The record to be removed, null while the dialog is closed. */
  record: { id: string; name: string } | null;
  remove: (input: { id: string }) => Promise<Result>;
  messages: FailureMessages & { question: string; removed: string };
  onClose: () => void;
};

/** Asks, removes, and tells the outcome; after a refusal it stays open for another try. */
export function RemoveDialog({ record, remove, messages, onClose }: RemoveDialogProps) {
  const t = useTranslations('admin.forms');
  const toastActionError = useToastActionError();
  const [removing, startRemoving] = useTransition();
  const confirm = () =>
    startRemoving(async () => {
      if (!record) return;
      const result = await callAction(() => remove({ id: record.id }));
      if (!result.ok) {
        toastActionError(result, messages);
        return;
      }
      notify({ tone: 'success', title: messages.removed });
      onClose();
    });
  return (
    <ConfirmDialog
      danger
      open={record !== null}
      question={messages.question}
      subject={record?.name ?? ''}
      confirm={t('remove')}
      busy={removing}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
