import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

/** Something to know about a stay before booking it. */
export function OfferNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="status" className={cn('offer-note', className)}>
      <Icon name="info" className="mt-0.5 shrink-0" />
      <p>{children}</p>
    </div>
  );
}
