'use client';

import { Icon } from './icon';
import { printPage } from './prepare-print';

/** Opens the browser's own print dialog. */
export function PrintButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" onClick={() => void printPage()} className={className}>
      <Icon name="printer" />
      {label}
    </button>
  );
}
