import type { Hotel } from './model';

/** The town that a location begins with: 'Paraty' for 'Paraty, RJ'. */
export const townIn = (location: string): string => location.split(',')[0]?.trim() ?? location;

/** The town of a hotel, from its address, else from its location. */
export const townOf = ({ address, location }: Pick<Hotel, 'location' | 'address'>): string =>
  address.city ?? townIn(location);
