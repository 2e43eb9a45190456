'use client';

import type { StayPriceMessages } from '@/components/booking/messages';
import { shownStay } from '@/components/booking/shown-stay';
import type { NightlyPrices } from '@/lib/hotels/rooms/price-steps';
import { pickPriceText } from './pick-price-text';

type PickPriceProps = {
  /** Shown while no stay is chosen. */
  lowest: string;
  nightly: NightlyPrices;
  messages: StayPriceMessages;
};

/** What a hotel costs per night for the guests of the chosen stay. */
export function PickPrice({ lowest, nightly, messages }: PickPriceProps) {
  const stay = shownStay.useValue();
  return stay ? pickPriceText(nightly, stay.people, messages) : lowest;
}
