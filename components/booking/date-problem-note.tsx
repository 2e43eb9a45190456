import { Icon } from '@/components/ui/icon';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { DATE_PROBLEMS, type DateProblem } from '@/lib/booking/stay';
import { problemAnchor } from '@/lib/booking/stay-form';
import type { RuleProblem } from '@/lib/booking/stay-rules';
import { type BookingMessages, ruleMessage } from './messages';

type DateProblemNoteProps = {
  id: string;
  /** Null while there is nothing to tell. */
  problem: DateProblem | null;
  /** How the dates break the hotel's rules; null if they don't. */
  rule: RuleProblem | null;
  /** Whether the dates of the page's link have passed, so that others are proposed. */
  isLate: boolean;
  /** The hotel's notes, for their minimum stays. */
  notes?: readonly DayNote[];
  /** False once the visitor has begun to choose dates: then the server's answer is history. */
  untouched: boolean;
  messages: BookingMessages['dates'];
};

/**
 * Why the dates can't be searched. If the server rejected them, the URL names the problem and the
 * browser shows it (`:target`), with or without script.
 */
export function DateProblemNote({ id, problem, rule, untouched, ...props }: DateProblemNoteProps) {
  const { isLate, notes = [], messages } = props;
  const minimums = new Set(notes.flatMap(({ minNights }) => minNights ?? []));
  const content = (words: string) => (
    <>
      <Icon name="circle-alert" />
      {words}
    </>
  );
  return (
    <>
      <p id={id} role="alert" className="date-problem">
        {problem ? content(messages.problems[problem]) : null}
        {rule && !problem ? content(ruleMessage(rule, messages.confirm)) : null}
        {isLate && !problem ? content(messages.late) : null}
      </p>
      {untouched && !problem && !rule && !isLate
        ? [...DATE_PROBLEMS, ...minimums].map((kind) => (
            <p key={kind} id={problemAnchor(kind)} className="date-problem date-answer">
              {content(
                typeof kind === 'number'
                  ? ruleMessage({ kind: 'short', nights: kind, note: null }, messages.confirm)
                  : messages.problems[kind],
              )}
            </p>
          ))
        : null}
    </>
  );
}
