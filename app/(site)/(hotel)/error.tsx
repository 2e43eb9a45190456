'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { Main } from '@/components/ui/main';

// Every hotel page carries this file along, hardly any visitor needs what it shows.
const FailureScreen = dynamic(() =>
  import('@/components/site/failure-screen').then((module) => module.FailureScreen),
);

/** A hotel's page that cannot be read: the hotel's own bar and sections have gone with it. */
export default function HotelFailure(props: ComponentProps<typeof FailureScreen>) {
  return (
    <Main>
      <FailureScreen {...props} />
    </Main>
  );
}
