import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const TONES = {
  paper: '',
  sand: 'bg-sand-1',
  mata: 'on-dark bg-mata text-[#fdf8ec]',
} as const;

type SectionProps = ComponentProps<'section'> & {
  tone?: keyof typeof TONES;
};

/** One band of a page: tone, outer padding, container. */
export function Section({ tone = 'paper', className, children, ...props }: SectionProps) {
  return (
    <section {...props} data-tone={tone} className={cn(TONES[tone], 'section', className)}>
      <div className="wrap">{children}</div>
    </section>
  );
}

type HeadingProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons or arrows opposite the title, or below it on phones. */
  aside?: ReactNode;
};

/** The heading of a section, with an optional lead and aside. */
export function SectionHeading({ id, title, lead, aside }: HeadingProps) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {aside}
    </div>
  );
}
