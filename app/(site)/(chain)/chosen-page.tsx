import type { ReactNode } from 'react';
import { ChoiceHeading } from '@/components/favorites/choice-heading';
import { PrintHead } from '@/components/site/print-head';
import { siteUrl } from '@/lib/http/site-url';
import { UnlistedBreadcrumbs } from '../breadcrumbs';
import './chosen.css';

type ChosenPageProps = {
  /** The pages between the home page and this one, and the page itself at the end. */
  trail: { name: string; path: string }[];
  heading: ReactNode;
  lead: ReactNode;
  /** Actions for the page, opposite its lead. */
  actions?: ReactNode;
  /** The path of the page for printed copies; absent if there is nothing to print. */
  path?: string;
  children: ReactNode;
};

/** The frame of a page built from a visitor's choices: breadcrumbs, heading, actions. */
export function ChosenPage({ trail, heading, lead, actions, path, children }: ChosenPageProps) {
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {path ? <PrintHead url={siteUrl(path)} /> : null}
      <UnlistedBreadcrumbs items={trail} />
      <div className="@container mt-2 mb-7 md:mb-9">
        <ChoiceHeading>{heading}</ChoiceHeading>
        {/* Side by side depending on the page's width alone: if the text decided it, a font
           loading late would shift everything below. */}
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
