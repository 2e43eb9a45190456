'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const HotelFailureScreen = lazy(async () => ({
  default: (await import('@/components/site/hotel-failure-screen')).HotelFailureScreen,
}));

/** Costs a hotel's page nothing before it is needed. */
export default function HotelFailure(props: ComponentProps<typeof HotelFailureScreen>) {
  return (
    <Suspense>
      <HotelFailureScreen {...props} />
    </Suspense>
  );
}
