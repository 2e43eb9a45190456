'use client';

import type { ComponentProps } from 'react';
import { CopyUrl } from '@/components/ui/copy-url';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { addStoredStay } from './stored-stay';

const NAMES = Object.values(STAY_NAMES);

/**
 * Copies the URL of the page with the stay that the tab has stored, so that its recipient sees the same
 * list for the same stay.
 */
export const CopyPageWithStay = (
  props: Pick<ComponentProps<typeof CopyUrl>, 'messages' | 'className'>,
) => <CopyUrl {...props} without={NAMES} complete={addStoredStay} />;
