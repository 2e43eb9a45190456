'use client';

import type { StayPriceMessages } from '@/components/booking/messages';
import { shownParty } from '@/components/booking/shown-stay';
import type { NightlyPrices } from '@/lib/hotels/rooms/price-steps';
import { pickPriceText } from './pick-price-text';

type PickPriceProps = {
  /** Shown while no guests are chosen. */
  lowest: string;
  nightly: NightlyPrices;
  messages: StayPriceMessages;
};

/** What a hotel costs per night for the chosen guests. */
export function PickPrice({ lowest, nightly, messages }: PickPriceProps) {
  const party = shownParty.useValue();
  return party ? pickPriceText(nightly, party.people, messages) : lowest;
}
