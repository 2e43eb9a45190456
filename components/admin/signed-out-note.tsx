'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { SignInLink } from './sign-in-link';

/**
 * The session ended while a form was filled: leads to the sign-in, in another tab. Forms are long and
 * the button that saves is always in sight, so that the note has to be brought into sight as well.
 */
export function SignedOutNote({ className }: { className?: string }) {
  const t = useTranslations('admin.forms.signedOut');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.scrollIntoView({ block: 'center' });
    link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Alert tone="bad" title={t('title')} className={className}>
      <p>{t('text')}</p>
      <SignInLink ref={link} />
    </Alert>
  );
}
