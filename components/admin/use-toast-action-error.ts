'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { notify, type Toast } from '@/components/ui/notify';
import type { Failure } from '@/lib/actions/result';
import type { CallCode } from './call-action';

export type FailureMessages = {
  /** What could not be done; a function puts the reason into it. */
  failed: string | ((reason: string) => string);
  /** The screen's own words for a code, instead of the general ones. */
  reasons?: Partial<Record<CallCode, string>>;
};

/** Codes that say no more than the title does. */
const WITHOUT_REASON: readonly CallCode[] = ['failed', 'no-answer'];

/**
 * Returns a function that shows what could not be done, and why, and returns that notice: the reason stands below, or inside
 * the title where that has a place for it. There a 'forbidden' stands alone.
 */
export function useToastActionError() {
  const t = useTranslations('admin.errors');
  return useCallback(
    ({ code, detail }: Failure<CallCode>, { failed, reasons = {} }: FailureMessages) => {
      const general = WITHOUT_REASON.includes(code)
        ? ''
        : t(code as Exclude<CallCode, 'no-answer'>);
      const reason = detail ?? reasons[code] ?? general;
      const notice: Toast =
        typeof failed === 'string'
          ? { tone: 'destructive', title: failed, description: reason || undefined }
          : { tone: 'destructive', title: code === 'forbidden' ? reason : failed(reason) };
      notify(notice);
      return notice;
    },
    [t],
  );
}
