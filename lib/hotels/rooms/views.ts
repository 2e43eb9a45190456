/** What a room looks out on, as chosen by staff; names are keys of `hotels.rooms.views`. */
export const ROOM_VIEWS = [
  'sea',
  'river',
  'lake',
  'pool',
  'garden',
  'forest',
  'mountains',
  'city',
] as const;
export type RoomView = (typeof ROOM_VIEWS)[number];

/** The view of a stored value; null for anything else. */
export const toRoomView = (value: unknown): RoomView | null =>
  ROOM_VIEWS.find((view) => view === value) ?? null;
