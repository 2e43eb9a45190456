import { unstable_rethrow } from 'next/navigation';
import { startTransition, useState } from 'react';
import { codeWithoutAnswer } from '@/components/admin/call-action';

/**
 * Sends a sign-in form and returns its last answer. `posted` is the result of `useActionState`:
 * before hydration the browser posts the form, and the page comes back with the answer. Afterwards
 * `send` calls the action itself, not in an async transition: React shows no other page before all
 * of them have ended. A lost connection becomes an answer like others: thrown, it would replace the
 * page with an error.
 */
export function useAnswered<State>(
  posted: State,
  action: (before: State, form: FormData) => Promise<State>,
  withoutAnswer: (before: State, code: 'unavailable' | 'outdated') => State,
) {
  const [state, setState] = useState(posted);
  const [busy, setBusy] = useState(false);
  const send = async (form: FormData) => {
    setBusy(true);
    const answer = await action(state, form)
      .catch((error: unknown) => {
        unstable_rethrow(error);
        return withoutAnswer(state, codeWithoutAnswer(error, 'unavailable'));
      })
      // A success continues with a redirect, which the router follows.
      .catch(() => state);
    // In a transition, so that React can show the page of a success before the form is ready again.
    startTransition(() => {
      setState(answer);
      setBusy(false);
    });
  };
  return { state, busy, send };
}
