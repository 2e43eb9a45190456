import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClasses } from '@/components/ui/field';

type SearchInputProps = {
  label: string;
  /** What of the label fits into a narrow field. */
  placeholder: string;
} & Pick<ComponentProps<'input'>, 'className' | 'ref' | 'value' | 'defaultValue' | 'onChange'>;

/** What a list is searched for, as `q` of its form. The icon shows that it is a search. */
export function SearchInput({ label, className, ...props }: SearchInputProps) {
  return (
    <div className={cn('relative', className)}>
      <Search className="pointer-events-none absolute inset-y-0 left-[min(1rem,4.2vw)] my-auto size-[min(1.25rem,6vw)] text-ink-2" />
      <input
        {...props}
        type="search"
        name="q"
        maxLength={100}
        aria-label={label}
        className={cn(inputClasses, 'pr-[min(1rem,4.2vw)] pl-[min(3rem,12.4vw)]')}
      />
    </div>
  );
}
