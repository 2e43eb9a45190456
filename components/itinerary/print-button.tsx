'use client';

import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

/** Opens the browser's own print dialog. Without script it is not there. */
export function PrintButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" onClick={() => print()} className={cn(className, 'noscript:hidden')}>
      <Icon name="printer" />
      {label}
    </button>
  );
}
