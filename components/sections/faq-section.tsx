import type { ReactNode } from 'react';
import { FaqList, type FaqListProps } from './faq-list';
import { Section } from './section';

type FaqSectionProps = {
  heading: string;
  lead: string;
  items: FaqListProps['items'];
  tone?: 'paper' | 'sand';
  /** Whom to contact about other questions. */
  contact?: ReactNode;
};

/** 'Perguntas frequentes': heading on the left, questions on the right. */
export function FaqSection({ heading, lead, items, tone = 'sand', contact }: FaqSectionProps) {
  return (
    <Section id="faq" tone={tone} aria-labelledby="faq-titulo">
      <div className="grid gap-10 md:grid-cols-[4fr_8fr] md:gap-18">
        <div className="min-w-0 wrap-anywhere">
          <h2 id="faq-titulo" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 text-lead text-ink-2">{lead}</p>
          {contact}
        </div>
        <FaqList items={items} />
      </div>
    </Section>
  );
}
