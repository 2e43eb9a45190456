'use client';

import type { ComponentProps } from 'react';
import { CopyUrl } from '@/components/ui/copy-url';
import { readStayLink } from '@/lib/booking/stay-link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { toCalendarDate } from '@/lib/format/date';
import { storedStayQuery } from './stored-stay';

const NAMES = Object.values(STAY_NAMES);

/** A stay without future dates is left out: in the URL it would replace the recipient's own. */
function addStay(params: URLSearchParams): void {
  const stored = storedStayQuery();
  if (!readStayLink(stored, toCalendarDate(new Date())).dates?.checkOut) return;
  for (const name of NAMES) {
    const value = stored.get(name);
    if (value) params.set(name, value);
  }
}

/**
 * Copies the URL of the page with the stay that the tab has stored, so that its recipient sees the same
 * list for the same stay.
 */
export const CopyPageWithStay = (
  props: Pick<ComponentProps<typeof CopyUrl>, 'messages' | 'className'>,
) => <CopyUrl {...props} without={NAMES} complete={addStay} />;
