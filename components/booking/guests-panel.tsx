'use client';

import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/popover';
import { ADULTS, CHILD_AGE, CHILDREN, withChildren } from '@/lib/booking/stay';
import { formatMessage } from '@/lib/i18n/format-message';
import { isBookingField } from './bar-field';
import type { BookingMessages } from './messages';
import { Stepper } from './stepper';

export type Guests = { adults: number; childrenAges: number[] };

type GuestsPanelProps = {
  guests: Guests;
  messages: BookingMessages['guests'];
  opener: RefObject<HTMLButtonElement | null>;
  onChange: (guests: Guests) => void;
  onClose: () => void;
};

const AGES = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, i) => CHILD_AGE.min + i);

/**
 * How many come, and how old the children are. Every change counts at once. The panel opens with
 * room below it (scroll margin), so that the ages can appear without moving the buttons.
 */
export function GuestsPanel({ guests, messages, opener, onChange, onClose }: GuestsPanelProps) {
  const { adults, childrenAges } = guests;
  const { hint, limit } = messages.children;

  return (
    <Popover
      title={messages.panel}
      opener={opener}
      onClose={onClose}
      isOpener={isBookingField}
      className="top-full right-0 left-0 mt-3.5 md:right-auto scroll-mb-62.5! md:mt-7 md:w-107.5 md:pt-4 md:max-lg:mt-23.5"
    >
      <Stepper
        messages={messages.adults}
        hint={messages.adults.hint}
        limits={ADULTS}
        value={adults}
        onChange={(count) => onChange({ adults: count, childrenAges })}
      />
      <Stepper
        messages={messages.children}
        hint={formatMessage(limit, { hint, max: CHILDREN.max })}
        limits={CHILDREN}
        value={childrenAges.length}
        onChange={(count) => onChange({ adults, childrenAges: withChildren(childrenAges, count) })}
      />
      {childrenAges.length > 0 ? (
        <div className="mt-4 grid grid-cols-2 gap-3">
          {childrenAges.map((age, index) => (
            <AgeField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is its position, nothing else
              key={index}
              label={formatMessage(messages.age, { number: index + 1 })}
              messages={messages}
              value={age}
              onChange={(chosen) =>
                onChange({
                  adults,
                  childrenAges: childrenAges.map((old, at) => (at === index ? chosen : old)),
                })
              }
            />
          ))}
        </div>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4.5">
        <p className="text-caption text-ink-3">{messages.note}</p>
        <Button
          size="compact"
          className="max-md:min-h-11 max-md:w-full"
          onClick={() => {
            onClose();
            opener.current?.focus();
          }}
        >
          {messages.apply}
        </Button>
      </div>
    </Popover>
  );
}

type AgeFieldProps = {
  label: string;
  messages: BookingMessages['guests'];
  value: number;
  onChange: (age: number) => void;
};

function AgeField({ label, messages, value, onChange }: AgeFieldProps) {
  return (
    <label className="relative block">
      <span className="mb-1.5 block text-small leading-[1.4] font-[600]">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="numeric min-h-12 w-full appearance-none truncate rounded-2 border-[1.5px] border-control bg-white pr-10 pl-3.5 text-base"
      >
        {AGES.map((age) => (
          <option key={age} value={age}>
            {formatMessage(messages.ages, { count: age })}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-3.5 bottom-3.5" />
    </label>
  );
}
