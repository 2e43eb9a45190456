import type { ReactNode } from 'react';

type PageHeaderProps = {
  heading: string;
  /** The count in words; announced when a filter changes it. */
  count?: string;
  /** What all users of the area should know. */
  lead?: string;
  /** Actions that can be started here. */
  children?: ReactNode;
};

/** The head of every area of the back office. */
export function PageHeader({ heading, count, lead, children }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
      <div>
        <h1 tabIndex={-1} className="text-[min(1.75rem,11vw)] md:text-[2.125rem]">
          {heading}
        </h1>
        {count ? (
          <p className="mt-1 text-ink-2" role="status">
            {count}
          </p>
        ) : null}
        {lead ? <p className="mt-1 max-w-[40em] text-ink-2">{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
