import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceHeading } from '@/components/favorites/choice-heading';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { PrintHead } from '@/components/site/print-head';
import { env } from '@/lib/env';
import './chosen.css';

type ChosenPageProps = {
  /** The pages below home that lead here, and the page itself at the end. */
  trail: { name: string; path: string }[];
  heading: ReactNode;
  lead?: ReactNode;
  /** What can be done with the page, opposite its heading. */
  actions?: ReactNode;
  /** Where a printed page is found; absent where its address would be too long for a small code. */
  path?: string;
  children: ReactNode;
};

/** The frame of a page of what a visitor has chosen: trail, heading, actions. */
export function ChosenPage({ trail, heading, lead, actions, path, children }: ChosenPageProps) {
  const t = useTranslations('site.breadcrumbs');
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {path ? <PrintHead address={new URL(path, env().SITE_URL).href} /> : null}
      <Breadcrumbs label={t('label')} items={[{ name: t('home'), path: '/' }, ...trail]} />
      <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:mb-9">
        <div className="max-w-[60em]">
          <ChoiceHeading>{heading}</ChoiceHeading>
          {lead ? <p className="lead print:hidden">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3 print:hidden">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
