'use client';

import type { ComponentProps } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { pageUrl } from '@/components/ui/page-url';
import { readStayLink } from '@/lib/booking/stay-link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { toCalendarDate } from '@/lib/format/date';
import { storedStayQuery } from './stored-stay';

/**
 * The URL of the page with the stay that the tab has stored, so that its recipient sees the same list for
 * the same stay. A stay without future dates is left out, because a stay in the URL would replace the
 * recipient's own.
 */
const urlWithStay = () =>
  pageUrl((params) => {
    const stored = storedStayQuery();
    const hasDates = readStayLink(stored, toCalendarDate(new Date())).dates?.checkOut != null;
    for (const name of Object.values(STAY_NAMES)) {
      params.delete(name);
      const value = hasDates && stored.get(name);
      if (value) params.set(name, value);
    }
  });

/** Copies the URL of a list of hotels with the stay that it shows prices for. */
export const CopyPageWithStay = (props: Omit<ComponentProps<typeof CopyButton>, 'urlOf'>) => (
  <CopyButton {...props} urlOf={urlWithStay} />
);
