import { Image } from '@/components/sections/image';
import { cn } from '@/components/ui/cn';
import { formatPrice } from '@/lib/format/price';
import { hotelsPath, WHOLE_MAP } from '@/lib/hotels/list/filters';
import { writeBox } from '@/lib/hotels/map/box';
import { boxOf, frameOf, WHOLE } from '@/lib/hotels/map/frame';
import { boxAround, type PinScale, type PlacedPin } from '@/lib/hotels/map/layout';
import type { MapPin } from '@/lib/hotels/map/model';
import { smallestRendition } from '@/lib/media/renditions';
import { MapPins } from './map-pins';
import { type PinsMessages, pinLabel } from './messages';

export type BandPinsProps = {
  pins: readonly MapPin[];
  scale: PinScale;
  messages: PinsMessages;
  className: string;
  /** By slug, for hotels whose pins show a poster. */
  images?: Readonly<Record<string, string>>;
};

/** Link to a group: the map of its hotels. */
function groupLink(members: readonly MapPin[]) {
  const box = boxAround(members);
  return {
    href: hotelsPath({ ...WHOLE_MAP, zoom: box && writeBox(boxOf(frameOf(box, 0.7))) }),
    parts: true,
  };
}

/** Pins over the drawing of the band. */
export function BandPins({ images, ...props }: BandPinsProps) {
  const grown = (pin: PlacedPin<MapPin>) => {
    const hotel = pin.members[0]?.hotel;
    const image = hotel && images?.[hotel.slug];
    return image ? (
      <GrownPoster
        {...{ pin, image, name: hotel.name, messages: props.messages }}
        isBelow={standsBelow(pin, props.pins)}
      />
    ) : null;
  };
  return <MapPins {...props} frame={WHOLE} groupLink={groupLink} grown={grown} />;
}

/** How far a poster extends sideways from its pin, and up or down, in percent of the map. */
const REACH = { side: 12, height: 26 };

/** Whether a poster is below its pin: if it does not fit above, or covers fewer pins there. */
function standsBelow({ left, top }: PlacedPin<MapPin>, pins: readonly MapPin[]): boolean {
  if (top < REACH.height || top > 100 - REACH.height) return top < REACH.height;
  const near = pins.filter(({ x }) => Math.abs(x / 10 - left) < REACH.side);
  const covered = (from: number, to: number) =>
    near.filter(({ y }) => y / 10 > from && y / 10 < to).length;
  return covered(top + 1, top + REACH.height) < covered(top - REACH.height, top - 1);
}

type GrownPosterProps = {
  pin: PlacedPin<MapPin>;
  name: string;
  image: string;
  messages: PinsMessages;
  isBelow: boolean;
};

/** The poster of a hotel, shown at its pin on hover or focus. */
function GrownPoster({ pin, name, image, messages, isBelow }: GrownPosterProps) {
  return (
    <span className={cn('map-poster map-grown', isBelow && 'map-grown-below')}>
      <span>
        {/* As wide as three posters: other sizes would add more to the page than they save. */}
        <Image src={smallestRendition(image)} alt="" sizes="150px" />
      </span>
      <b>{name}</b>
      <em>{pin.price === null ? pinLabel(pin, messages).text : formatPrice(pin.price)}</em>
    </span>
  );
}
