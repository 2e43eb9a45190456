/** A number of guests in one room or in two. */
export type Occupancy = { id: string; rooms: 1 | 2; guests: number };

/** The choices of the demonstration picker, in their order. */
export const OCCUPANCIES = [
  { id: '1', rooms: 1, guests: 1 },
  { id: '2', rooms: 1, guests: 2 },
  { id: '3', rooms: 1, guests: 3 },
  { id: '4', rooms: 1, guests: 4 },
  { id: '2x4', rooms: 2, guests: 4 },
  { id: '2x6', rooms: 2, guests: 6 },
] as const satisfies readonly Occupancy[];

/** One room for two guests, the number that a hotel's lowest price is for (USUAL_PARTY). */
const INITIAL_OCCUPANCY: Occupancy = OCCUPANCIES[1];

/** The occupancy of an id; the initial one for anything else. */
export const occupancyOf = (id: string): Occupancy =>
  OCCUPANCIES.find((it) => it.id === id) ?? INITIAL_OCCUPANCY;

/** The first occupancy that fits the guests: one room if possible, else two. */
export const occupancyFor = (guests: number): Occupancy =>
  OCCUPANCIES.find((it) => it.guests >= guests) ??
  OCCUPANCIES[OCCUPANCIES.length - 1] ??
  INITIAL_OCCUPANCY;
