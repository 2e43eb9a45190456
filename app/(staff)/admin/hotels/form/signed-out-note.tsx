'use client';

import { ExternalLink } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { useFormTexts } from './form-context';

/** The session ended while the form was filled: the way back in, beside what was typed. */
export function SignedOutNote() {
  const { signedOut } = useFormTexts();
  return (
    <Alert tone="bad" title={signedOut.title} className="mb-5">
      <p>{signedOut.text}</p>
      <a
        href="/auth"
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex min-h-8 items-center gap-2 font-[600]"
      >
        {signedOut.action}
        <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
      </a>
    </Alert>
  );
}
