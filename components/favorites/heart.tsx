import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

type HeartProps = {
  /** The hotel's key in URLs and storage, unless an ancestor has it. */
  hotelKey?: string;
  label: string;
  className?: string;
  children?: ReactNode;
};

/**
 * The heart of a hotel. Plain HTML: KeepFavorites handles every heart on the page and updates its
 * state. Hidden without script.
 */
export function Heart({ hotelKey, label, className, children }: HeartProps) {
  return (
    <button
      type="button"
      data-hotel={hotelKey}
      role="switch"
      aria-checked="false"
      aria-label={label}
      className={cn('heart', className)}
    >
      <Icon name="heart" />
      {children}
    </button>
  );
}
