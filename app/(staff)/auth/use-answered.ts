import { unstable_rethrow } from 'next/navigation';
import { codeWithoutAnswer } from '@/components/admin/call-action';
import { useHydrated } from '@/components/admin/use-hydrated';

/**
 * The action of a form of the sign-in pages, for `useActionState`. Until scripts run, the form goes to the
 * action itself. Then a lost connection is an answer like others: thrown, it would put an error in the
 * place of the page.
 */
export function useAnswered<State>(
  action: (before: State, form: FormData) => Promise<State>,
  withoutAnswer: (before: State, code: 'unavailable' | 'outdated') => State,
): (before: State, form: FormData) => Promise<State> {
  const isHydrated = useHydrated();
  if (!isHydrated) return action;
  return (before, form) =>
    action(before, form).catch((error: unknown) => {
      // A success leads on by a redirect.
      unstable_rethrow(error);
      return withoutAnswer(before, codeWithoutAnswer(error, 'unavailable'));
    });
}
