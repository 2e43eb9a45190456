import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CampaignLink } from '@/components/booking/campaign-link';
import { Icon } from '@/components/ui/icon';

type ExternalLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
  icon?: boolean;
  /** Leads to where one books: the visit's campaign goes along. */
  campaign?: boolean;
};

/** A link that leaves the site in a new tab and says so to those who cannot see the arrow. */
export function ExternalLink({
  href,
  className,
  children,
  icon = true,
  campaign,
}: ExternalLinkProps) {
  const t = useTranslations('site.common');
  const Anchor = campaign ? CampaignLink : 'a';
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {icon ? <Icon name="external-link" className="inline size-4" /> : null}
      <span className="sr-only"> ({t('newTab')})</span>
    </Anchor>
  );
}
