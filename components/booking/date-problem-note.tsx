import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { DATE_PROBLEMS, type DateProblem } from '@/lib/booking/stay';
import { problemAnchor } from '@/lib/booking/stay-form';
import type { BookingMessages } from './messages';

type DateProblemNoteProps = {
  id: string;
  /** Null while there is nothing to tell. */
  problem: DateProblem | null;
  /** False once the visitor has begun to choose dates: then the server's answer is history. */
  untouched: boolean;
  messages: BookingMessages['dates']['problems'];
  className: string;
};

/**
 * Why the dates can't be searched. Where the server has refused them, the address names the problem
 * and the browser shows it (`:target`), with or without script.
 */
export function DateProblemNote({ id, problem, untouched, ...props }: DateProblemNoteProps) {
  const { messages, className } = props;
  const content = (kind: DateProblem) => (
    <>
      <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
      {messages[kind]}
    </>
  );
  return (
    <>
      <p id={id} role="alert" className={cn('flex items-start', className)}>
        {problem ? content(problem) : null}
      </p>
      {untouched && !problem
        ? DATE_PROBLEMS.map((kind) => (
            <p
              key={kind}
              id={problemAnchor(kind)}
              className={cn('hidden scroll-mt-32 items-start target:flex', className)}
            >
              {content(kind)}
            </p>
          ))
        : null}
    </>
  );
}
