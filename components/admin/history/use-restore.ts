'use client';

import { useTranslations } from 'next-intl';
import { useToastActionError } from '@/components/admin/use-toast-action-error';
import { notify, type Toast } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';
import type { RecordKind, RestoreReport } from '@/lib/history/model';
import type { CallCode } from '../call-action';
import { useCallAction } from '../use-call-action';

/** One version of a record, and the newest one that the page shows. */
export type RestoreInput = { kind: RecordKind; id: string; change: number; seen: number };
export type Restore = (input: RestoreInput) => Promise<Result<RestoreReport>>;

/**
 * Returns a function that restores a version and shows a toast with the outcome: what differs from
 * before, with a link, or why it failed, with the record's name if the page shows several. Resolves
 * to the code of a failure.
 */
export function useRestore(restore: Restore) {
  const t = useTranslations('history.restore');
  const tErrors = useTranslations('history.errors');
  const conflict = useTranslations('admin.errors')('conflict');
  const callAction = useCallAction();
  const toastActionError = useToastActionError();
  const summarize = (kind: RecordKind, { notes, slug, returned }: RestoreReport) => {
    const sentences = notes.map((note) => t(note, { slug }));
    const counted = kind === 'regions' ? 'hotelsReturned' : 'offersReturned';
    if (returned > 0) sentences.push(t(counted, { count: returned }));
    return sentences.join(' ');
  };
  type Told = { record?: string; link?: Toast['link'] };
  return async (input: RestoreInput, { record, link }: Told = {}): Promise<CallCode | null> => {
    const result = await callAction(() => restore(input));
    if (result.ok) {
      const description = summarize(input.kind, result.data);
      notify({ tone: 'success', title: t('done'), description, link, closesDialog: true });
      return null;
    }
    if (result.code === 'conflict') {
      const description = [record, t('conflict')].filter(Boolean).join(': ');
      notify({ tone: 'destructive', title: conflict, description });
    } else {
      const reasons = { forbidden: tErrors('onlyAdmins') };
      toastActionError(result, { failed: tErrors('restore'), reasons, record });
    }
    return result.code;
  };
}
