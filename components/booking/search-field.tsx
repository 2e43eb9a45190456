import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';

/** The fields of a stay, each with a panel. */
export type StayField = 'dates' | 'guests';

type SearchFieldButtonProps = Omit<ComponentProps<'button'>, 'value'> & {
  icon: IconName;
  label: ReactNode;
  value: ReactNode;
};

/** A field of a search that opens a panel: its label above what is chosen. */
export function SearchFieldButton({
  icon,
  label,
  value,
  className,
  ...props
}: SearchFieldButtonProps) {
  return (
    <button type="button" {...props} className={cn('search-field', className)}>
      <SearchFieldContent icon={icon} label={label} value={value} />
    </button>
  );
}

/** What such a field shows, also for use outside of a button. */
export function SearchFieldContent({
  icon,
  label,
  value,
}: Pick<SearchFieldButtonProps, 'icon' | 'label' | 'value'>) {
  return (
    <>
      <Icon name={icon} />
      <span className="search-field-text">
        <span className="search-field-label">{label}</span>
        <span className="search-field-value numeric">{value}</span>
      </span>
      <Icon name="chevron-down" />
    </>
  );
}

/** The label of the dates, shortened in a narrow field. */
export function DatesLabel({ messages }: { messages: { label: string; short: string } }) {
  return (
    <>
      <span className="@max-[9.5rem]:hidden">{messages.label}</span>
      <span className="@[9.5rem]:hidden">{messages.short}</span>
    </>
  );
}
