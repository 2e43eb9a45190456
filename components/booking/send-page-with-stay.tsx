'use client';

import type { ComponentProps } from 'react';
import { SendButton } from '@/components/ui/send-button';
import { readStayLink, STAY_NAMES } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';
import { storedStayQuery } from './stored-stay';

/**
 * The URL of the page with the stay that the tab has stored, so that its recipient sees the same list for
 * the same stay. A stay without future dates is left out, because a stay in the URL would replace the
 * recipient's own.
 */
function urlWithStay(): string {
  const url = new URL(location.href);
  const stored = storedStayQuery();
  const hasDates = readStayLink(stored, toCalendarDate(new Date())).dates?.checkOut != null;
  for (const name of Object.values(STAY_NAMES)) {
    url.searchParams.delete(name);
    const value = hasDates && stored.get(name);
    if (value) url.searchParams.set(name, value);
  }
  url.hash = '';
  return url.href.replaceAll('%2C', ',');
}

/** Sends the URL of a list with the stay that the tab has stored. */
export function SendPageWithStay(props: Omit<ComponentProps<typeof SendButton>, 'urlOf'>) {
  return <SendButton {...props} urlOf={urlWithStay} />;
}
