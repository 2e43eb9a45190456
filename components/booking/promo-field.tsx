import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { usePrehydrationValue } from '@/components/ui/use-prehydration-value';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { FIELD, FIELD_LABEL, FIELD_VALUE } from './bar-field';
import type { BookingMessages } from './messages';

type PromoFieldProps = {
  messages: BookingMessages['promo'];
  value: string;
  onChange: (value: string) => void;
};

/** Free text, sent as it is typed. The whole field, not the bare input, shows the focus. */
export function PromoField({ messages, value, onChange }: PromoFieldProps) {
  const field = usePrehydrationValue<HTMLInputElement>(value, onChange);
  return (
    <label
      className={cn(FIELD, 'cursor-text -outline-offset-3 outline-ink has-focus-visible:outline-3')}
    >
      <Icon name="ticket-percent" />
      <span className="min-w-0 flex-1">
        <span className={FIELD_LABEL}>{messages.label}</span>
        <input
          ref={field}
          type="text"
          name={STAY_NAMES.promo}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={messages.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={cn(
            FIELD_VALUE,
            'w-full bg-transparent max-md:text-base shadow-none! outline-none! placeholder:font-[450] placeholder:text-ink-3',
          )}
        />
      </span>
    </label>
  );
}
