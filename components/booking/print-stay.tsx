'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { shownStay } from './shown-stay';

/** The chosen stay on paper; nothing while none is chosen. */
export function PrintStay({ message }: { message: string }) {
  const stay = shownStay.useValue();
  return stay ? <span>{formatMessage(message, { stay: stay.whole })}</span> : null;
}
