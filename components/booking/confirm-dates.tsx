import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import type { StayDates } from '@/lib/booking/stay';
import { ruleProblem, type StayRules } from '@/lib/booking/stay-rules';
import { daysBetween } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { type BookingMessages, ruleMessage } from './messages';

type ConfirmDatesProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  dates: StayDates;
  rules?: StayRules;
  messages: BookingMessages['dates'];
  onConfirm: () => void;
};

/** What the button says, and whether it confirms. */
function confirmation({ dates, rules = {}, messages }: ConfirmDatesProps): [string, boolean] {
  const { confirm } = messages;
  const { checkIn, checkOut } = dates;
  if (!checkIn) return [confirm.checkIn, false];
  if (!checkOut) return [confirm.checkOut, false];
  const problem = ruleProblem(dates, rules);
  if (problem) return [ruleMessage(problem, confirm), false];
  return [formatMessage(confirm.nights, { count: daysBetween(checkIn, checkOut) }), true];
}

/**
 * Confirms the chosen dates and shows the number of nights. If they can't be confirmed it says why,
 * and stays focusable so that screen readers announce it.
 */
export function ConfirmDates(props: ConfirmDatesProps) {
  const { dates: _dates, rules: _rules, messages: _messages, onConfirm, ...button } = props;
  const [label, confirms] = confirmation(props);
  return (
    <Button
      {...button}
      aria-disabled={confirms ? undefined : true}
      onClick={() => confirms && onConfirm()}
    >
      {label}
    </Button>
  );
}
