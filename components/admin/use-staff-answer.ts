import { useAnswer } from '@/components/ui/use-answer';
import type { CallCode } from './call-action';
import { fetchStaff } from './fetch-staff';

type StaffAnswer<T> = {
  /** Undefined until there is an answer. */
  data: T | undefined;
  /** Why there is no answer, after a failure. */
  problem: CallCode | null;
  isLoading: boolean;
  askAgain: () => void;
};

/** Fetches the answer of a route of the back office; without a path, does nothing. */
export function useStaffAnswer<T>(path: string | null): StaffAnswer<T> {
  const [result, askAgain] = useAnswer(path, fetchStaff<T>);
  return {
    data: result?.ok ? result.data : undefined,
    problem: result && !result.ok ? result.code : null,
    isLoading: path !== null && !result,
    askAgain,
  };
}
