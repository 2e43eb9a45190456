import type { ReactNode } from 'react';

type ConfigCardProps = { heading: string; lead: string; children: ReactNode };

/** One subject of the settings. */
export function SettingsCard({ heading, lead, children }: ConfigCardProps) {
  return (
    <section className="grid gap-5 rounded-2 bg-card p-5 shadow-1 md:p-7">
      <div>
        <h2 className="text-[22px]">{heading}</h2>
        <p className="mt-1 max-w-[40em] text-[15px] text-ink-2">{lead}</p>
      </div>
      {children}
    </section>
  );
}
