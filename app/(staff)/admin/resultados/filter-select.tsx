import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type FilterSelectProps = ComponentProps<'select'> & { label: string; icon?: ReactNode };

/** The native select, styled like the buttons beside it. Very large type wraps to several lines. */
export function FilterSelect({ label, icon, ...props }: FilterSelectProps) {
  return (
    <span className="relative inline-flex self-center max-w-full min-w-0 max-sm:grow">
      {icon ? (
        <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center">
          {icon}
        </span>
      ) : null}
      <select
        {...props}
        aria-label={label}
        className={cn(
          'field-sizing-content min-h-11 max-w-full min-w-0 sm:max-w-72 grow appearance-none truncate max-[18rem]:whitespace-normal @max-[16rem]/area:whitespace-normal rounded-2 border-[1.5px] border-ink bg-transparent py-1.5 pr-11 text-small font-[640] text-ink hover:bg-sand-1 md:min-h-10',
          icon ? 'pl-11' : 'pl-4',
        )}
      />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5" />
    </span>
  );
}
