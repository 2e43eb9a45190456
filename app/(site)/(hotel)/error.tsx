'use client';

import type { ComponentProps } from 'react';
import { LazyFailureScreen } from '@/components/site/lazy-failure-screen';
import { Main } from '@/components/ui/main';

/** A hotel's page that cannot be read: the hotel's own bar and sections have gone with it. */
export default function HotelFailure(props: ComponentProps<typeof LazyFailureScreen>) {
  return (
    <Main>
      <LazyFailureScreen {...props} />
    </Main>
  );
}
