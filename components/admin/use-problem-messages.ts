'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** Returns a function that puts the problem code of a field into words. */
export function useProblemMessage() {
  const t = useTranslations('admin.problems');
  return useCallback(
    (code: string) => t(t.has(code as 'other') ? (code as 'other') : 'other'),
    [t],
  );
}

/** Returns a function that puts the problem codes of fields into words; paths stay as they are. */
export function useProblemMessages() {
  const message = useProblemMessage();
  return useCallback(
    (problems: Record<string, string>): Record<string, string> =>
      Object.fromEntries(Object.entries(problems).map(([path, code]) => [path, message(code)])),
    [message],
  );
}
