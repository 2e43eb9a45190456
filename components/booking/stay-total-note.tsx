'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { useShownStay } from './stay-signal';

/** Guests whom a hotel's lowest price is meant for. */
const USUAL_PARTY = 2;

/**
 * Says once on a page of prices what the totals are; nothing while no stay is chosen. The texts have the
 * arguments `length` and `people`; the second is for more guests than the lowest price is meant for.
 */
export function StayTotalNote({ text, partyText }: { text: string; partyText: string }) {
  const stay = useShownStay();
  if (!stay) return null;
  const { length, people } = stay;
  return formatMessage(people > USUAL_PARTY ? partyText : text, { length, people });
}
