/** The badge flags of `features`, in the order of their badges. */
export const AMENITY_FLAGS = [
  'wifi',
  'breakfast',
  'restaurant',
  'gym',
  'parking',
  'pool',
  'spa',
  'security',
  'central_location',
  'kid_friendly',
  'room_service',
  'concierge',
  'laundry',
  'business_center',
] as const;
export type AmenityFlag = (typeof AMENITY_FLAGS)[number];

/** The flags that most travelers choose a hotel by: shown and offered first. */
export const TELLING_FLAGS: readonly AmenityFlag[] = ['pool', 'breakfast', 'kid_friendly'];
