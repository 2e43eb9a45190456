'use client';

import type { ComponentProps } from 'react';
import { FailureScreen } from '@/components/site/failure-screen';
import { Main } from '@/components/site/main';

/** A hotel's page that cannot be read: the hotel's own bar and sections have gone with it. */
export default function HotelFailure(props: ComponentProps<typeof FailureScreen>) {
  return (
    <Main>
      <FailureScreen {...props} />
    </Main>
  );
}
