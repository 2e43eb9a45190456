'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const FailureScreen = lazy(async () => ({
  default: (await import('./failure-screen')).FailureScreen,
}));

/** A `FailureScreen` that costs a page nothing before it is needed. */
export function LazyFailureScreen(props: ComponentProps<typeof FailureScreen>) {
  return (
    <Suspense>
      <FailureScreen {...props} />
    </Suspense>
  );
}
