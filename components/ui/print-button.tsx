'use client';

import { Icon } from './icon';

/** Opens the browser's own print dialog. */
export function PrintButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" onClick={() => print()} className={className}>
      <Icon name="printer" />
      {label}
    </button>
  );
}
