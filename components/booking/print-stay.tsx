'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { useShownStay } from './stay-signal';

/** The chosen stay on paper; nothing while none is chosen. */
export function PrintStay({ message }: { message: string }) {
  const stay = useShownStay();
  return stay ? <span>{formatMessage(message, { stay: stay.whole })}</span> : null;
}
