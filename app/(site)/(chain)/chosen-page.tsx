import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceHeading } from '@/components/favorites/choice-heading';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { PrintHead } from '@/components/site/print-head';
import { siteUrl } from '@/lib/http/site-url';
import './chosen.css';

type ChosenPageProps = {
  /** The pages below home that lead here, and the page itself at the end. */
  trail: { name: string; path: string }[];
  heading: ReactNode;
  lead: ReactNode;
  /** What can be done with the page, opposite its lead. */
  actions?: ReactNode;
  /** Where a printed page is found; absent where there is nothing to print. */
  path?: string;
  children: ReactNode;
};

/** The frame of a page of what a visitor has chosen: trail, heading, actions. */
export function ChosenPage({ trail, heading, lead, actions, path, children }: ChosenPageProps) {
  const t = useTranslations('site.breadcrumbs');
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {path ? <PrintHead url={siteUrl(path)} /> : null}
      <Breadcrumbs label={t('label')} items={[{ name: t('home'), path: '/' }, ...trail]} />
      <div className="@container mt-2 mb-7 md:mb-9">
        <ChoiceHeading>{heading}</ChoiceHeading>
        {/* Beside each other by the width of the page alone: where words decide it, a face that arrives moves all below. */}
        <div className="items-end justify-between gap-x-10 lg:@min-[56rem]:flex">
          {lead ? <p className="lead print:hidden">{lead}</p> : null}
          {actions ? (
            <div className="mt-5 ml-auto flex shrink-0 flex-wrap gap-3 lg:@min-[56rem]:mt-0 print:hidden">
              {actions}
            </div>
          ) : null}
        </div>
      </div>
      {children}
    </div>
  );
}
