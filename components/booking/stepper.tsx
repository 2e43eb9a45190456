'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/i18n/format-message';

type StepperProps = {
  messages: {
    label: string;
    decrease: string;
    increase: string;
    /** With the argument `count`. */
    count: string;
  };
  hint: ReactNode;
  limits: { min: number; max: number };
  value: number;
  onChange: (value: number) => void;
};

const STEP =
  'grid size-11 place-items-center rounded-full border-[1.5px] border-ink transition-colors hover:bg-sand-1 aria-disabled:cursor-not-allowed aria-disabled:border-sand-3 aria-disabled:bg-transparent aria-disabled:text-disabled';

/**
 * A count between two buttons. At a limit the button is marked as disabled but keeps focus: if it
 * disappeared, keyboard users would lose their place.
 */
export function Stepper({ messages, hint, limits, value, onChange }: StepperProps) {
  const label = useId();
  const step = (by: number) => {
    const next = value + by;
    const inside = next >= limits.min && next <= limits.max;
    return { 'aria-disabled': !inside, onClick: () => inside && onChange(next) };
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row everywhere
    <div
      role="group"
      aria-labelledby={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5"
    >
      <span id={label} className="min-w-0 flex-[1_1_7rem]">
        <span className="block font-[640]">{messages.label}</span>
        <span className="block text-caption text-ink-3">{hint}</span>
      </span>
      <span className="flex items-center gap-3.5">
        <button type="button" aria-label={messages.decrease} className={STEP} {...step(-1)}>
          <Icon name="minus" />
        </button>
        <output aria-live="polite" className="numeric min-w-[1ch] text-center text-lg font-[640]">
          <span aria-hidden>{value}</span>
          <span className="sr-only">{formatMessage(messages.count, { count: value })}</span>
        </output>
        <button type="button" aria-label={messages.increase} className={STEP} {...step(1)}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}
