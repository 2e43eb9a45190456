'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { tabStorage } from '@/components/ui/stored-text';
import type { pillMessages } from './messages';
import { useStayFieldsPath } from './own-fields';
import { shownStay, shownStayMessages } from './shown-stay';
import { STORED_STAY } from './stored-stay';

type StayPillProps = {
  messages: ReturnType<typeof pillMessages>;
  /** Link to the fields of the bar's hotel; omitted for the pill in the chain's bar. */
  hotelFields?: string;
};

/** The chosen stay in a page's bar, linking to the fields that change it. */
export function StayPill({ messages, hotelFields }: StayPillProps) {
  const stay = shownStay.useValue();
  const pathname = usePathname();
  const fields = useStayFieldsPath(pathname);
  const href = hotelFields ?? fields;
  useEffect(() => {
    shownStayMessages.set(messages);
    // Most visitors have not chosen anything yet and load nothing. Storage is read in a task of its
    // own, because the first read takes 20 ms on a slow phone.
    const timer = setTimeout(() => {
      if (mayHaveStay()) void import('./stay-store').then((store) => store.showArrivedStay());
    });
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted && mayHaveStay())
        void import('./stay-store').then((store) => store.returnToStay());
    };
    window.addEventListener('pageshow', returned);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', returned);
    };
  }, [messages]);
  const props = {
    href,
    className: hotelFields?.startsWith('#') ? 'stay-pill stay-pill-hotel' : 'stay-pill',
    children: (
      <>
        <Icon name="calendar" className="stay-pill-icon" />
        {/* Until the script has loaded, CSS shows the stored stay in the same words. */}
        <span aria-hidden className="stay-pill-compact">
          {stay?.compact}
        </span>
        <span aria-hidden className="stay-pill-words stored-words">
          {stay ? stay.words : <span>{messages.choose}</span>}
        </span>
        <span className="sr-only">{stay?.label ?? messages.choose}</span>
      </>
    ),
  };
  // The browser handles links within the page itself.
  return href.startsWith('#') ? <a {...props} /> : <Link {...props} />;
}

/** Whether the URL or this tab may name a stay; a wrong yes only loads what reads it. */
const mayHaveStay = () =>
  /[?&](?:checkin|adultos)=/.test(location.search) || tabStorage.read(STORED_STAY) !== null;
