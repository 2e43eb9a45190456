/** Where a place stands on the map, in its units; lib/hotels/map/frame.ts has the same numbers. */
export const project = (longitude, latitude) => [
  20 + (longitude + 74.3) * 22.511,
  40 + (5.6 - latitude) * 23.2,
];
