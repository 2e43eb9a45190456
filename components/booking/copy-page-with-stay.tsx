'use client';

import { copyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { readStayLink, STAY_NAMES } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';
import { keptStayQuery } from './kept-stay';
import type { BookingMessages } from './messages';

type CopyPageWithStayProps = {
  label: string;
  messages: BookingMessages['stayLink'];
  className: string;
};

/**
 * Puts the URL of the page as it is on the clipboard, with the stay that the tab has kept: whoever
 * opens it begins with that stay. Without dates to come the URL names none, so that it takes nobody's
 * own stay away.
 */
export function CopyPageWithStay({ label, messages, className }: CopyPageWithStayProps) {
  const copy = () => {
    const url = new URL(location.href);
    const kept = keptStayQuery();
    const hasDates = readStayLink(kept, toCalendarDate(new Date())).dates?.checkOut != null;
    for (const name of Object.values(STAY_NAMES)) {
      url.searchParams.delete(name);
      const value = hasDates && kept.get(name);
      if (value) url.searchParams.set(name, value);
    }
    url.hash = '';
    return copyLink(url.href.replaceAll('%2C', ','), messages);
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Icon name="link" />
      {label}
    </button>
  );
}
