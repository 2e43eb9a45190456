import { useTranslations } from 'next-intl';
import type { CallCode } from './call-action';

/** Codes after which the same try may succeed; all others say what is to be done before. */
const WITHOUT_ANSWER = ['no-answer', 'unavailable', 'failed'] as const satisfies CallCode[];

/**
 * Returns a function that says why something could not be loaded; `unanswered` if there was no
 * answer.
 */
export function useLoadReason() {
  const t = useTranslations('admin.errors');
  return (code: CallCode, unanswered: string): string =>
    WITHOUT_ANSWER.some((silent) => silent === code)
      ? unanswered
      : t(code as Exclude<CallCode, 'no-answer'>);
}
