import { useTransition } from 'react';
import type { Result } from '@/lib/actions/result';
import { useCallAction } from './use-call-action';
import { type FailureMessages, useToastActionError } from './use-toast-action-error';

/**
 * For a button that calls an action: `run` calls it and shows why it failed, or passes its data to
 * `onDone`; `busy` is true while it runs.
 */
export function useRunAction() {
  const callAction = useCallAction();
  const toastActionError = useToastActionError();
  const [busy, start] = useTransition();
  const run = <T>(
    action: () => Promise<Result<T>>,
    messages: FailureMessages,
    onDone: (data: T) => void,
  ) =>
    start(async () => {
      const result = await callAction(action);
      if (result.ok) onDone(result.data);
      else toastActionError(result, messages);
    });
  return { busy, run };
}
