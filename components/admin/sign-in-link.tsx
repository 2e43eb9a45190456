import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Ref, useMemo } from 'react';

/**
 * Returns a link that opens the sign-in in another tab, so that unsaved input in this one is kept.
 */
export function useSignInLink() {
  const label = useTranslations('admin.forms.signedOut')('action');
  return useMemo(() => ({ label, href: '/auth', target: '_blank' }) as const, [label]);
}

export function SignInLink({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  const { label, ...link } = useSignInLink();
  return (
    <a
      ref={ref}
      {...link}
      rel="noopener"
      className="mt-2 inline-flex min-h-8 items-center gap-2 font-[600] underline underline-offset-4"
    >
      {label}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}
