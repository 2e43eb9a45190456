'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';

/**
 * Alternatives to a link that can't be used, since pressing its button again would only fail again.
 */
export function AskAgain({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations('auth');
  const link = useRef<HTMLAnchorElement>(null);
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Link
        ref={link}
        href="/auth?mode=recovery"
        className={buttonVariants({ className: 'w-full' })}
      >
        {t('confirm.askAgainAction')}
      </Link>
      <Link
        href="/auth"
        className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
      >
        {t('back')}
      </Link>
    </>
  );
}
