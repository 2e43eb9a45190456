import { useAnswer } from '@/components/ui/use-answer';
import type { CallCode } from './call-action';
import { fetchStaff } from './fetch-staff';

type StaffAnswer<T> = {
  /** Undefined while there is none. */
  data: T | undefined;
  /** Why there is none, after a failure. */
  problem: CallCode | null;
  isLoading: boolean;
  askAgain: () => void;
};

/** What a route of the back office answers; without a path nothing is asked. */
export function useStaffAnswer<T>(path: string | null): StaffAnswer<T> {
  const [result, askAgain] = useAnswer(path, fetchStaff<T>);
  return {
    data: result?.ok ? result.data : undefined,
    problem: result && !result.ok ? result.code : null,
    isLoading: path !== null && !result,
    askAgain,
  };
}
