'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { shownStay } from './shown-stay';

/** The chosen stay for print; renders nothing if there is none. */
export function PrintStay({ message }: { message: string }) {
  const stay = shownStay.useValue();
  return stay ? <span>{formatMessage(message, { stay: stay.whole })}</span> : null;
}
