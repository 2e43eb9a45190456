import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClasses } from '@/components/ui/field';

type SearchInputProps = { label: string } & Pick<
  ComponentProps<'input'>,
  'className' | 'defaultValue' | 'onChange'
>;

/** The search field of a list, `q` in its form. Its placeholder repeats its label. */
export function SearchInput({ label, className, ...props }: SearchInputProps) {
  return (
    <div className={cn('relative', className)}>
      <Search className="pointer-events-none absolute top-3.5 left-4 size-5" />
      <input
        {...props}
        type="search"
        name="q"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        className={cn(inputClasses, 'pl-12')}
      />
    </div>
  );
}
