import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { notify, type Toast, withdraw } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';
import { type CallCode, callAction } from './call-action';

/** Longer than the server waits for the database, in milliseconds. */
const SLOW_MS = 20_000;

/**
 * Returns a function that calls an action like callAction, and shows a notice if the answer is
 * slow. Next sends the actions of a page one after the other: one without an answer blocks the
 * next, whatever they change. `keeps`: what this browser stores of the change meanwhile.
 */
export function useCallAction(keeps: 'draft' | 'nothing' = 'nothing') {
  const t = useTranslations('admin.forms.slow');
  const [title, description] = [t('title'), t(keeps)];
  return useCallback(
    async <T>(action: () => Promise<Result<T>>): Promise<Result<T, CallCode>> => {
      const slow: Toast = { tone: 'destructive', title, description, stays: true };
      let isShown = false;
      const timer = setTimeout(() => {
        isShown = true;
        notify(slow);
      }, SLOW_MS);
      const result = await callAction(action);
      clearTimeout(timer);
      if (isShown) withdraw(slow);
      return result;
    },
    [title, description],
  );
}
