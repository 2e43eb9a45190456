import type { ComponentProps } from 'react';
import { cn } from './cn';
import { inputClasses } from './field';
import { Icon } from './icon';

/** The native select, styled like the other fields. Very large type wraps to several lines. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block font-normal">
      <select
        {...props}
        className={cn(
          inputClasses,
          'appearance-none truncate pr-11 max-[18rem]:whitespace-normal @max-[16rem]/area:whitespace-normal',
          className,
        )}
      />
      <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3.5" />
    </span>
  );
}
