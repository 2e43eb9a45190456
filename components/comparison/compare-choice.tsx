import { cn } from '@/components/ui/cn';
import { CHOSEN_NAME } from '@/lib/hotels/chosen';
import { formatMessage } from '@/lib/i18n/format-message';
import { COMPARE_FORM } from './compare-form';

type CompareChoiceProps = {
  hotel: { key: string; name: string };
  /** `labelHotel` has the argument `name`. */
  messages: Record<'label' | 'labelHotel', string>;
  className?: string;
};

/** Adds a hotel to the comparison: a field of the form rendered by CompareDock. */
export function CompareChoice({ hotel: { key, name }, messages, className }: CompareChoiceProps) {
  return (
    <label className={cn('compare-choice', className)}>
      <input
        type="checkbox"
        name={CHOSEN_NAME}
        value={key}
        form={COMPARE_FORM}
        aria-label={formatMessage(messages.labelHotel, { name })}
      />
      <span aria-hidden>{messages.label}</span>
    </label>
  );
}
