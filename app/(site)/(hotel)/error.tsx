'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const HotelFailureScreen = lazy(async () => ({
  default: (await import('@/components/site/hotel-failure-screen')).HotelFailureScreen,
}));

/** Loaded on demand, so that a hotel's page pays nothing for it until it is needed. */
export default function HotelFailure(props: ComponentProps<typeof HotelFailureScreen>) {
  return (
    <Suspense>
      <HotelFailureScreen {...props} />
    </Suspense>
  );
}
