'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { CallCode } from './call-action';
import { SignInLink } from './sign-in-link';
import { useLoadReason } from './use-load-reason';

type LoadProblemProps = {
  /** What could not be loaded, in words. */
  text: string;
  problem: CallCode;
  onRetry: () => void;
};

/**
 * Shown in a form if a part of it can't be loaded: what failed, the reason if known, and a retry
 * button.
 */
export function LoadProblem({ text, problem, onRetry }: LoadProblemProps) {
  const t = useTranslations('admin.forms');
  const reason = useLoadReason()(problem, '');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-bad">
      {[text, reason].filter(Boolean).join(' ')}
      {problem === 'signed-out' ? <SignInLink /> : null}
      <Button variant="outline" size="touch" onClick={onRetry}>
        {t('retry')}
      </Button>
    </span>
  );
}
