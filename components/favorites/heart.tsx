import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

type HeartProps = {
  /** What the hotel is named by in URLs and in the browser, where no card around says it. */
  hotelKey?: string;
  label: string;
  className?: string;
  children?: ReactNode;
};

/**
 * The heart of a hotel. Plain HTML: KeepFavorites answers every heart of the page and says on it
 * whether the hotel is kept. Without script it is not there.
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
