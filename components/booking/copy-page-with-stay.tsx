'use client';

import { copyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { readStayLink } from '@/lib/booking/stay-link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { toCalendarDate } from '@/lib/format/date';
import type { BookingMessages } from './messages';
import { storedStayQuery } from './stored-stay';

type CopyPageWithStayProps = {
  label: string;
  messages: BookingMessages['stayLink'];
  className: string;
};

/**
 * Copies the URL of the page with the stay that the tab has stored, so that its recipient sees the same
 * list for the same stay. A stay without future dates is left out, because a stay in the URL would
 * replace the recipient's own.
 */
export function CopyPageWithStay({ label, messages, className }: CopyPageWithStayProps) {
  const copy = () => {
    const url = new URL(location.href);
    const stored = storedStayQuery();
    const hasDates = readStayLink(stored, toCalendarDate(new Date())).dates?.checkOut != null;
    for (const name of Object.values(STAY_NAMES)) {
      url.searchParams.delete(name);
      const value = hasDates && stored.get(name);
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
