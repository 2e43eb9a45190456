'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';

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
      <a
        ref={link}
        href="/auth"
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex min-h-8 items-center gap-2 font-[600]"
      >
        {t('action')}
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </Alert>
  );
}
