import { unstable_rethrow } from 'next/navigation';
import { codeWithoutAnswer } from '@/components/admin/call-action';
import { useHydrated } from '@/components/admin/use-hydrated';

/**
 * Wraps the action of a sign-in form for `useActionState`. Before hydration, the form calls the
 * action directly. Afterwards, a lost connection becomes an answer like others: thrown, it would
 * replace the page with an error.
 */
export function useAnswered<State>(
  action: (before: State, form: FormData) => Promise<State>,
  withoutAnswer: (before: State, code: 'unavailable' | 'outdated') => State,
): (before: State, form: FormData) => Promise<State> {
  const isHydrated = useHydrated();
  if (!isHydrated) return action;
  return (before, form) =>
    action(before, form).catch((error: unknown) => {
      // A success continues with a redirect.
      unstable_rethrow(error);
      return withoutAnswer(before, codeWithoutAnswer(error, 'unavailable'));
    });
}
