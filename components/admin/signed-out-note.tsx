'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { SignInLink } from './sign-in-link';

/**
 * Shown when the session ends while a form is being filled in, with a link to sign in in another
 * tab. Scrolled into view, because forms are long and their save button is always visible. When it
 * disappears, the focus returns to where it was.
 */
export function SignedOutNote({ className }: { className?: string }) {
  const t = useTranslations('admin.forms.signedOut');
  const link = useRef<HTMLAnchorElement>(null);
  // A layout effect is cleaned up while the link is still in the document.
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
