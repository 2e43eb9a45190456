'use client';

import { type ComponentProps, lazy } from 'react';

/** Starts when a page imports this component, not when React reaches it. */
const script = import('./map-canvas');

const Canvas = lazy(async () => ({ default: (await script).MapCanvas }));

/**
 * The map, whose script is only loaded on pages that show it. It is still rendered on the server:
 * there is no boundary (`Suspense`), which would leave its place empty without script. The
 * framework's `dynamic` names the script in the HTML, for 1.5 KB (gzip) of script on every list.
 */
export function MapCanvas(props: ComponentProps<typeof Canvas>) {
  return <Canvas {...props} />;
}
