import type { ReactNode } from 'react';

/** What stands in the place of a list without entries. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center rounded-2 bg-card p-8 text-center text-ink-2 shadow-1">
      {children}
    </div>
  );
}
