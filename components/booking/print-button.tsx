'use client';

import { Icon } from '@/components/ui/icon';
import { PAGE_ACTION } from './page-action';

/** Prints the page, which has a sheet of its own for paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={`${PAGE_ACTION} max-md:hidden!`} onClick={() => print()}>
      <Icon name="printer" />
      {label}
    </button>
  );
}
