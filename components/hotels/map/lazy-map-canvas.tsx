'use client';

import dynamic from 'next/dynamic';

/**
 * The map, whose script only the pages that show it load. It is rendered on the server all the same:
 * a boundary of React's own (`lazy` in `Suspense`) would leave its place empty without script.
 */
export const MapCanvas = dynamic(() => import('./map-canvas').then((module) => module.MapCanvas));
