import type { Hotel } from '@/lib/hotels/model';

const MAPS = 'https://www.google.com/maps';

/** The embeddable map of a place, found by its name. */
export function mapEmbedUrl(place: string): string {
  return `${MAPS}?${new URLSearchParams({ q: place, output: 'embed' })}`;
}

/**
 * The maps service's directions to a hotel, from wherever the visitor is: to its point, else to its
 * postal address, else to its place.
 */
export function routeUrl({ location, address }: Pick<Hotel, 'location' | 'address'>): string {
  const { street, postalCode, point } = address;
  const destination = point
    ? `${point.latitude},${point.longitude}`
    : [street, location, postalCode].filter(Boolean).join(', ');
  return `${MAPS}/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
