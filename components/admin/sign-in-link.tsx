import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';

/** Leads to the sign-in in another tab: what is typed and chosen in this one stays. */
export function SignInLink({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  const t = useTranslations('admin.forms.signedOut');
  return (
    <a
      ref={ref}
      href="/auth"
      target="_blank"
      rel="noopener"
      className="mt-2 inline-flex min-h-8 items-center gap-2 font-[600]"
    >
      {t('action')}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}
