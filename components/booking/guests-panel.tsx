'use client';

import { type RefObject, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Popover } from '@/components/ui/popover';
import { ADULTS, CHILDREN, guestsOf, withChildren } from '@/lib/booking/guests';
import { formatMessage } from '@/lib/i18n/format-message';
import { isBookingField } from './bar-field';
import { ChildrenAges } from './children-ages';
import { type BookableRoom, FittingRooms } from './fitting-rooms';
import { guestsValue } from './guests-value';
import type { BookingMessages } from './messages';
import { Stepper } from './stepper';
import { useRoomy } from './use-roomy';

/** One age in whole years for each child. */
export type Guests = { adults: number; childrenAges: number[] };

type GuestsPanelProps = {
  guests: Guests;
  messages: BookingMessages['guests'];
  opener: RefObject<HTMLElement | null>;
  /** The rooms of the hotel; omitted if the guests are not for a particular hotel. */
  rooms?: readonly BookableRoom[];
  /** False if the children have to be entered again in the hotel's booking engine. */
  takesChildren?: boolean;
  onChange: (guests: Guests) => void;
  onClose: () => void;
  /** Positions the panel; below the booking bar by default. */
  className?: string;
};

/** The panel below the booking bar. */
const BELOW_BAR = 'mt-7 md:max-lg:mt-23.5';

/**
 * Guest counts and children's ages: below its field, or in a sheet at the bottom of a phone's
 * screen. Each change takes effect at once.
 */
export function GuestsPanel(props: GuestsPanelProps) {
  return useRoomy() ? <GuestsPopover {...props} /> : <GuestsSheet {...props} />;
}

/** With the ages: one that was never answered counts as 0, which is easily overlooked otherwise. */
const doneText = (guests: Guests, messages: GuestsPanelProps['messages']) =>
  formatMessage(messages.done, { guests: guestsValue(guests, messages, messages.ages) });

/** Opens with space below (scroll margin), so the ages can appear without moving the buttons. */
function GuestsPopover(props: GuestsPanelProps) {
  const { guests, messages, opener, onClose, className = BELOW_BAR } = props;
  return (
    <Popover
      title={messages.panel}
      opener={opener}
      onClose={onClose}
      isOpener={isBookingField}
      className={cn('top-full right-auto left-0 scroll-mb-62.5! md:w-107.5 md:pt-4', className)}
    >
      <GuestFields {...props} />
      <div className="mt-5 border-t border-line pt-4.5">
        <Button
          className="w-full"
          onClick={() => {
            opener.current?.focus();
            onClose();
          }}
        >
          {doneText(guests, messages)}
        </Button>
      </div>
    </Popover>
  );
}

function GuestsSheet(props: GuestsPanelProps) {
  const { guests, messages, opener, onChange, onClose } = props;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        shape="bottom"
        // Inside the hotel's page, to inherit its colors.
        container={opener.current?.closest('main')}
        closeLabel={messages.close}
        closeClassName="top-2! @max-[18rem]/sheet:top-1! right-auto left-2 @max-[18rem]/sheet:left-1"
        className="@container/sheet flex flex-col overflow-hidden!"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          title.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <div className="sheet-head">
          <DialogTitle ref={title} tabIndex={-1} className="outline-none">
            {messages.panel}
          </DialogTitle>
          <Button
            variant="link"
            className="min-h-11"
            onClick={() => onChange({ adults: ADULTS.initial, childrenAges: [] })}
          >
            {messages.clear}
          </Button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
          <GuestFields {...props} />
        </div>
        <div className="shrink-0 border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-[0_-0.5rem_1.5rem_#16302b14]">
          <Button className="w-full" onClick={onClose}>
            {doneText(guests, messages)}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function GuestFields(props: GuestsPanelProps) {
  const { guests, messages, rooms = [], takesChildren = true, onChange } = props;
  const { adults, childrenAges } = guests;
  const { hint, limit } = messages.children;
  return (
    <>
      <div className="sheet-beside gap-x-8">
        <Stepper
          messages={messages.adults}
          hint={messages.adults.hint}
          limits={ADULTS}
          value={adults}
          onChange={(count) => onChange({ adults: count, childrenAges })}
        />
        <Stepper
          messages={messages.children}
          hint={
            <>
              <span>{hint}</span>
              {formatMessage(limit, { max: CHILDREN.max })}
            </>
          }
          limits={CHILDREN}
          value={childrenAges.length}
          onChange={(count) =>
            onChange({ adults, childrenAges: withChildren(childrenAges, count) })
          }
        />
      </div>
      <ChildrenAges
        ages={childrenAges}
        messages={messages}
        onChange={(ages) => onChange({ adults, childrenAges: ages })}
      />
      {childrenAges.length > 0 && !takesChildren ? (
        <p role="status" className="mt-3 text-small">
          {messages.children.again}
        </p>
      ) : null}
      <FittingRooms rooms={rooms} guests={guestsOf(guests)} messages={messages.rooms} />
    </>
  );
}
