import { ExternalLink as Icon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type ExternalLinkProps = { href: string; className?: string; children: ReactNode; icon?: boolean };

/** A link that leaves the site in a new tab and says so to those who cannot see the arrow. */
export function ExternalLink({ href, className, children, icon = true }: ExternalLinkProps) {
  const t = useTranslations('site');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {icon ? <Icon aria-hidden className="inline size-4 shrink-0" strokeWidth={1.75} /> : null}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}
