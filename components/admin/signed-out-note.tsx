'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { SignInLink } from './sign-in-link';

/**
 * The session ended while a form was filled: leads to the sign-in, in another tab. Forms are long and
 * the button that saves is always in sight, so that the note has to be brought into sight as well. When it
 * goes, the focus returns to where it was.
 */
export function SignedOutNote({ className }: { className?: string }) {
  const t = useTranslations('admin.forms.signedOut');
  const link = useRef<HTMLAnchorElement>(null);
  // A layout effect ends while the link is still there to be asked.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = link;
    current?.scrollIntoView({ block: 'center' });
    current?.focus({ preventScroll: true });
    return () => {
      const isFocused = document.activeElement === current;
      if (isFocused && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Alert tone="bad" title={t('title')} className={className}>
      <p>{t('text')}</p>
      <SignInLink ref={link} />
    </Alert>
  );
}
