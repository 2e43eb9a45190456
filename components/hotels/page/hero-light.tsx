import { heroImages } from '@/components/hotels/images';
import { utcOffset } from '@/lib/format/utc-offset';
import type { Hotel } from '@/lib/hotels/model';
import { timeZoneOf } from '@/lib/hotels/time-zone';
import { artworkOf } from '@/lib/media/artwork';
import { PlaceLight } from './place-light';

/** Light for the local time of day: only over drawings, as a photo has its own. */
export function HeroLight({ hotel }: { hotel: Hotel }) {
  const images = heroImages(hotel);
  const zone = timeZoneOf(hotel.address);
  const isDrawn = images.length > 0 && images.every((image) => artworkOf(image));
  const offset = zone && isDrawn ? utcOffset(zone) : null;
  return offset === null ? null : <PlaceLight offset={offset} />;
}
