import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type ExternalLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link that leaves the site in a new tab and says so to those who cannot see the arrow. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const t = useTranslations('site.common');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <Icon name="external-link" className="inline size-4" />
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}
