'use client';

import { largeParty } from '@/lib/booking/guests';
import { formatMessage } from '@/lib/i18n/format-message';
import { shownParty, shownStay } from './shown-stay';

type StayTotalNoteProps = {
  /** With the arguments `length` and `people`. */
  text: string;
  /** Whom prices are for while no guests are chosen, and its text, with the argument `people`. */
  guests: number | null;
  partyText: string;
};

/** Says once on a page of prices what the totals are, or whom the prices are for. */
export function StayTotalNote({ text, guests, partyText }: StayTotalNoteProps) {
  const stay = shownStay.useValue();
  const party = shownParty.useValue();
  if (!stay) {
    const people = party ? largeParty(party.people) : guests;
    return people === null ? null : formatMessage(partyText, { people });
  }
  const { length, people } = stay;
  return formatMessage(text, { length, people });
}
