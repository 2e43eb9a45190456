import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClasses } from '@/components/ui/field';

type SearchInputProps = { label: string } & Pick<
  ComponentProps<'input'>,
  'className' | 'defaultValue' | 'onChange'
>;

/** What a list is searched for, as `q` of its form; its words are in its label alone. */
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
