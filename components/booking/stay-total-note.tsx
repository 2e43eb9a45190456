'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { shownStay } from './shown-stay';

type StayTotalNoteProps = {
  /** With the arguments `length` and `people`. */
  text: string;
  /** Whom prices are for while no stay is chosen, and what says so, with the argument `people`. */
  guests: number | null;
  partyText: string;
};

/** Says once on a page of prices what the totals are, or whom the prices are for. */
export function StayTotalNote({ text, guests, partyText }: StayTotalNoteProps) {
  const stay = shownStay.useValue();
  if (!stay) return guests === null ? null : formatMessage(partyText, { people: guests });
  const { length, people } = stay;
  return formatMessage(text, { length, people });
}
