import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { formatPrice } from '@/lib/format/price';
import type { MapPin } from '@/lib/hotels/map/model';
import { formatMessage } from '@/lib/i18n/format-message';
import type { MapMessages } from './messages';

type SelectedHotelProps = { pin: MapPin; messages: MapMessages; onClose: () => void };

/** The image on the hotel's card, if it is in the list beside the map. */
const imageOf = (slug: string) =>
  document.querySelector<HTMLImageElement>(
    `.map-rows article[data-hotel="${CSS.escape(slug)}"] img`,
  )?.currentSrc ?? '';

/** The hotel of the pressed pin, over the map. On phones its card is swiped to instead. */
export function SelectedHotel({
  pin: { hotel, price, hasRoom },
  messages,
  onClose,
}: SelectedHotelProps) {
  const slug = hotel?.slug ?? '';
  const [image, setImage] = useState('');
  useEffect(() => setImage(imageOf(slug)), [slug]);
  if (!hotel) return null;
  return (
    <div role="status" className="map-card">
      {/* biome-ignore lint/performance/noImgElement: the file is already loaded by the card next to it */}
      {image ? <img src={image} alt="" /> : null}
      <div>
        <p className="map-card-name">{hotel.name}</p>
        <p className="numeric">
          {price === null
            ? hasRoom
              ? messages.priceOnRequest
              : messages.noRoom
            : formatMessage(messages.pricePerNight, { price: formatPrice(price) })}
        </p>
        <Link href={hotel.path} className="map-card-link">
          {messages.see}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <button type="button" aria-label={messages.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
