import type { Hotel } from '@/lib/hotels/model';

const MAPS = 'https://www.google.com/maps';

/** The embeddable map's URL for a place name. */
export function mapEmbedUrl(place: string): string {
  return `${MAPS}?${new URLSearchParams({ q: place, output: 'embed' })}`;
}

/**
 * The map service's directions to a hotel, from the visitor's location: to its coordinates, else
 * its postal address, else its place.
 */
export function routeUrl({ location, address }: Pick<Hotel, 'location' | 'address'>): string {
  const { street, postalCode, point } = address;
  const destination = point
    ? `${point.latitude},${point.longitude}`
    : [street, location, postalCode].filter(Boolean).join(', ');
  return `${MAPS}/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
