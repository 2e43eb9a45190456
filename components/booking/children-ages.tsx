import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CHILD_AGE } from '@/lib/booking/guests';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

const AGES = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, i) => CHILD_AGE.min + i);

type Messages = BookingMessages['guests'];
type ChildrenAgesProps = {
  ages: readonly number[];
  messages: Messages;
  onChange: (ages: number[]) => void;
};

/**
 * The ages of the children. One press answers for a child and opens the next unanswered question;
 * answers are shown as text and can be changed. An unanswered age counts as 0.
 */
export function ChildrenAges({ ages, messages, onChange }: ChildrenAgesProps) {
  // Ages that are already there were asked before.
  const [answered, setAnswered] = useState<boolean[]>(() => ages.map(() => true));
  const [reopened, setReopened] = useState<number | null>(null);
  const movesFocus = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const firstOpen = ages.findIndex((_, index) => !answered[index]);
  const open = reopened ?? (firstOpen === -1 ? null : firstOpen);

  // A child that is removed and added again counts as new.
  if (answered.length > ages.length) setAnswered(answered.slice(0, ages.length));
  if (reopened !== null && reopened >= ages.length) setReopened(null);

  // The pressed control has gone: without this the focus would be lost with it.
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const question = list.current?.querySelector<HTMLElement>('input:checked');
    const answers = list.current?.querySelectorAll('button');
    (question ?? answers?.item(answers.length - 1))?.focus();
  });

  const answer = (index: number) => {
    movesFocus.current = true;
    setAnswered(ages.map((_, at) => at === index || answered[at] === true));
    setReopened(null);
  };
  if (ages.length === 0) return null;
  return (
    <div ref={list} className="numeric grid gap-1 pt-2">
      {ages.map((age, index) =>
        index === open ? (
          <AgeQuestion
            // biome-ignore lint/suspicious/noArrayIndexKey: a child is its position, nothing else
            key={index}
            number={index + 1}
            age={age}
            messages={messages}
            onChoose={(chosen) => onChange(ages.map((old, at) => (at === index ? chosen : old)))}
            onAnswer={() => answer(index)}
          />
        ) : answered[index] ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is its position, nothing else
          <div key={index} className="flex min-h-11 items-center justify-between gap-4">
            <span className="font-[640]">
              {formatMessage(messages.answer, {
                number: index + 1,
                age: formatMessage(messages.ages, { count: age }),
              })}
            </span>
            <button
              type="button"
              className="btn btn-link min-h-11!"
              aria-label={formatMessage(messages.changeOf, { number: index + 1 })}
              onClick={() => {
                movesFocus.current = true;
                setReopened(index);
              }}
            >
              {messages.change}
            </button>
          </div>
        ) : null,
      )}
    </div>
  );
}

type AgeQuestionProps = {
  number: number;
  age: number;
  messages: Messages;
  onChoose: (age: number) => void;
  /** Called on a final choice, not when arrow keys pass over one. */
  onAnswer: () => void;
};

/** Thirteen radio buttons. Arrow keys select; a press, Enter or Space answers. */
function AgeQuestion({ number, age, messages, onChoose, onAnswer }: AgeQuestionProps) {
  const name = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onAnswer();
  };
  return (
    <fieldset className="min-w-0 pb-2">
      <legend className="flex min-h-11 items-center font-[640]">
        {formatMessage(messages.question, { number })}
      </legend>
      <div className="age-choices">
        {AGES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              aria-label={formatMessage(messages.ages, { count: choice })}
              checked={choice === age}
              onChange={() => onChoose(choice)}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                // Arrow keys also fire click, but with a `detail` of 0.
                if (event.detail > 0) onAnswer();
              }}
            />
            <span aria-hidden>{choice}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-caption text-ink-3">{messages.babies}</p>
    </fieldset>
  );
}
