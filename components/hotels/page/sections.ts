import { galleryImages } from '@/components/hotels/images';
import { keysOf } from '@/lib/format/keys-of';
import type { Hotel } from '@/lib/hotels/model';

/** The anchors of the page's menu, in menu order. */
export const SECTION_IDS = {
  accommodations: 'accommodations',
  story: 'hotel-story',
  packages: 'packages',
  photos: 'fotos',
  season: 'quando-ir',
  location: 'location',
} as const;

export type SectionKey = keyof typeof SECTION_IDS;

/** The sections this hotel has something for: only those are linked. */
export function sectionsOf(hotel: Hotel, hasOffers: boolean): SectionKey[] {
  const filled: Record<SectionKey, boolean> = {
    accommodations: hotel.features.rooms.length > 0,
    story: hotel.features.history.length > 0,
    packages: hasOffers,
    photos: galleryImages(hotel).length > 0,
    season: hotel.features.season.length > 0,
    location: true,
  };
  return keysOf(SECTION_IDS).filter((key) => filled[key]);
}
