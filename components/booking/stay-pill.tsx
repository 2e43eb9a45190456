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
  /** Where the fields of the hotel are whose bar it is; without it the pill stands on the chain's bar. */
  hotelFields?: string;
};

/** The chosen stay on the bar of a page, and the way to the fields that change it. */
export function StayPill({ messages, hotelFields }: StayPillProps) {
  const stay = shownStay.useValue();
  const pathname = usePathname();
  const fields = useStayFieldsPath(pathname);
  const href = hotelFields ?? fields;
  useEffect(() => {
    shownStayMessages.set(messages);
    // Most visitors have not chosen anything yet: they load nothing. Storage is asked in a task of its
    // own, because a slow phone waits 20 ms for its first answer.
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
        {/* Until the script is there, the style sheet says the stored stay in the same words. */}
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
  // The browser itself follows what stays on the page.
  return href.startsWith('#') ? <a {...props} /> : <Link {...props} />;
}

/** Whether the URL or this tab may name a stay; a wrong yes only loads what reads it. */
const mayHaveStay = () =>
  /[?&](?:checkin|adultos)=/.test(location.search) || tabStorage.read(STORED_STAY) !== null;
