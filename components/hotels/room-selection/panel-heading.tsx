import type { ReactNode } from 'react';

/** The title of a panel, needed if all panels are shown below one another. */
export function PanelHeading({ children, lead }: { children: ReactNode; lead?: string }) {
  return (
    <div className="mb-6">
      <h2 className="text-[min(1.875rem,11vw)] md:text-[2.125rem]">{children}</h2>
      {lead ? <p className="mt-2.5 max-w-[38em] text-copy text-ink-2">{lead}</p> : null}
    </div>
  );
}
