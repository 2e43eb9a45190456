'use client';

import { lazy } from 'react';

/**
 * The map, whose script only the pages that show it load. It is rendered on the server all the same:
 * without a boundary around it (`Suspense`), which would leave its place empty without script. The
 * framework's `dynamic` does the same with 1.5 KB (gzip) of script on every list.
 */
export const MapCanvas = lazy(() =>
  import('./map-canvas').then((module) => ({ default: module.MapCanvas })),
);
