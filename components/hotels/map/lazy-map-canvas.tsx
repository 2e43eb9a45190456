'use client';

import { type ComponentProps, lazy } from 'react';

/** Begun as soon as a page names this component, and not once React reaches it. */
const script = import('./map-canvas');

const Canvas = lazy(async () => ({ default: (await script).MapCanvas }));

/**
 * The map, whose script only the pages that show it load. It is rendered on the server all the same: no
 * boundary stands around it (`Suspense`), which would leave its place empty without script. The
 * framework's `dynamic` names the script in the HTML, for 1.5 KB (gzip) of script on every list.
 */
export function MapCanvas(props: ComponentProps<typeof Canvas>) {
  return <Canvas {...props} />;
}
