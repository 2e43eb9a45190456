'use client';

import { type ComponentProps, lazy } from 'react';

const Canvas = lazy(() => import('./map-canvas').then((module) => ({ default: module.MapCanvas })));

/**
 * The map, whose script only the pages that show it load. It is rendered on the server all the same: no
 * boundary stands around it (`Suspense`), which would leave its place empty without script. The
 * framework's `dynamic` does the same with 1.5 KB (gzip) of script on every list.
 */
export function MapCanvas(props: ComponentProps<typeof Canvas>) {
  return <Canvas {...props} />;
}
