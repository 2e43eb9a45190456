'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** Returns a function that translates the problem code of a field into a message. */
export function useProblemMessage() {
  const t = useTranslations('admin.problems');
  return useCallback(
    (code: string) => t(t.has(code as 'other') ? (code as 'other') : 'other'),
    [t],
  );
}

/**
 * Returns a function that translates the problem codes of fields into messages, by the same paths.
 */
export function useProblemMessages() {
  const message = useProblemMessage();
  return useCallback(
    (problems: Record<string, string>): Record<string, string> =>
      Object.fromEntries(Object.entries(problems).map(([path, code]) => [path, message(code)])),
    [message],
  );
}
