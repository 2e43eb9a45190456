import type { Hotel } from './model';

/** The town with which a location begins: 'Paraty' of 'Paraty, RJ'. */
export const townIn = (location: string): string => location.split(',')[0]?.trim() ?? location;

/** The town of a hotel: of its address, else of its location. */
export const townOf = ({ address, location }: Pick<Hotel, 'location' | 'address'>): string =>
  address.city ?? townIn(location);
