const MAPS = 'https://www.google.com/maps';

/** The embeddable map of a place, found by its name. */
export function mapEmbedUrl(place: string): string {
  return `${MAPS}?${new URLSearchParams({ q: place, output: 'embed' })}`;
}

/** The maps service's directions to a place, from wherever the visitor is. */
export function routeUrl(place: string): string {
  return `${MAPS}/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
}
