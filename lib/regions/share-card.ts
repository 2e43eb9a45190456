import { ownMediaPath } from '@/lib/security/own-media-path';
import type { ShareCard } from '@/lib/seo/share-card';

/** The card of a region's list. */
export function regionCard(region: { name: string; image: string | null }): ShareCard {
  return {
    kind: 'region',
    title: region.name,
    place: null,
    price: null,
    until: null,
    image: ownMediaPath(region.image),
    color: null,
  };
}
