import { hotelsPath, WHOLE_MAP } from '@/lib/hotels/list/filters';
import { writeBox } from '@/lib/hotels/map/box';
import { boxOf, frameOf, WHOLE } from '@/lib/hotels/map/frame';
import { boxAround, type PinScale } from '@/lib/hotels/map/layout';
import type { MapPin } from '@/lib/hotels/map/model';
import { MapPins } from './map-pins';
import type { PinsMessages } from './messages';

export type BandPinsProps = {
  pins: readonly MapPin[];
  scale: PinScale;
  messages: PinsMessages;
  className: string;
};

/** Where a group leads: to the map of its hotels. */
function groupLink(members: readonly MapPin[]) {
  const box = boxAround(members);
  return {
    href: hotelsPath({ ...WHOLE_MAP, zoom: box && writeBox(boxOf(frameOf(box, 0.7))) }),
    parts: true,
  };
}

/** Pins over the drawing of the band. */
export const BandPins = (props: BandPinsProps) => (
  <MapPins {...props} frame={WHOLE} groupLink={groupLink} />
);
