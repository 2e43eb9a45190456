'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** The session ended while the form was filled: leads to the sign-in, in another tab. */
export function SignedOutNote() {
  const t = useTranslations('hotels.form.signedOut');
  return (
    <Alert tone="bad" title={t('title')} className="mb-5">
      <p>{t('text')}</p>
      <a
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
