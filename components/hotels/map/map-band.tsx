import { useMessages, useTranslations } from 'next-intl';
import { Image } from '@/components/sections/image';
import { ScrollingList } from '@/components/sections/rail';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { hotelsPath, MAX_REGIONS, WHOLE_MAP } from '@/lib/hotels/list/filters';
import type { MacroRegionName } from '@/lib/hotels/map/box';
import { WHOLE } from '@/lib/hotels/map/frame';
import { countByMacroRegion } from '@/lib/hotels/map/macro-regions';
import type { HotelMap, MapPin, PosterPin } from '@/lib/hotels/map/model';
import { BandPins } from './band-pins';
import { CountryDrawing } from './country-drawing';
import { pinsMessages } from './messages';
import { PartyNote, PartyPins, PartyPrices, PosterPrice } from './party-prices';
import { assignSlots, beam, type PosterSlot } from './poster-slots';

/** Width of the drawn country in the band, in pixels: among its posters, and on phones. */
const WIDE_SCALE = { size: 860, near: 32, round: false };
const NARROW = {
  scale: { size: 390, near: 44, round: true },
  className: 'map-pins @[80rem]/band:hidden',
};

const NO_SLUGS: string[] = [];

/** The counted hotels on the map; if no regions match exactly, their part of the map. */
function mapPath(zoom: MacroRegionName, regions: string[]): string {
  const isNamed = regions.length > 0 && regions.length <= MAX_REGIONS;
  return hotelsPath({ ...WHOLE_MAP, ...(isNamed ? { regions } : { zoom }) });
}

/** 'O Brasil em cartaz': posters next to their places, and the prices of the other hotels. */
export function MapBand({ map }: { map: HotelMap }) {
  const t = useTranslations('site.home.map');
  const { map: messages, results } = useMessages().hotels;
  const pinTexts = pinsMessages(messages);
  const posters = assignSlots(map.pins.filter(({ hotel, image }) => hotel && image));
  const inPixels = (units: number) => (units / WHOLE.side) * WIDE_SCALE.size;
  const taken = posters.map(({ slot }) => ({
    ...{ x: inPixels(slot.x), y: inPixels(slot.y) },
    ...{ width: inPixels(slot.width), height: inPixels(slot.height) },
  }));
  const shown = new Set<MapPin>(posters.map(({ hotel }) => hotel));
  const others = map.pins.filter((pin) => !shown.has(pin));
  const wide = {
    scale: { ...WIDE_SCALE, taken },
    className: 'map-pins @max-[80rem]/band:hidden',
    images: Object.fromEntries(
      others.flatMap(({ hotel, image }) => (hotel && image ? [[hotel.slug, image]] : [])),
    ),
  };
  const regions = countByMacroRegion(map.states);
  const nowhere = map.total - regions.reduce((sum, { hotels }) => sum + hotels, 0);
  if (map.placed === 0) return null;
  return (
    <PartyPrices messages={pinTexts}>
      <section aria-labelledby="cartaz-titulo" className="map-band">
        <div className="wrap">
          <div className="map-band-words">
            <h2 id="cartaz-titulo" className="text-h2">
              {t('heading')}
            </h2>
            <p className="lead">{t('lead')}</p>
            <PartyNote text={results.partyNote} />
            <ul>
              {regions.map(({ name, hotels, regions }) => (
                <li key={name}>
                  <Link href={mapPath(name, regions)} className="map-band-region">
                    {messages.regionNames[name]}
                    <small>{t('count', { count: hotels })}</small>
                    <Icon name="chevron-right" />
                  </Link>
                </li>
              ))}
            </ul>
            {nowhere > 0 ? (
              <p className="map-band-note">{t('nowhere', { count: nowhere })}</p>
            ) : null}
            <Link href={hotelsPath(WHOLE_MAP)} className={buttonVariants({ variant: 'outline' })}>
              <Icon name="map" />
              {t('open')}
            </Link>
          </div>
        </div>
        <div className="map-band-stage">
          <div className="map-band-country">
            <CountryDrawing frame={WHOLE} lazy />
            <svg aria-hidden className="map-beams" viewBox="0 0 1000 1000">
              {posters.map(({ hotel, slot }) => (
                <path key={slot.x} d={beam(hotel, slot)} />
              ))}
            </svg>
            <PartyPins {...wide} without={posters.map(({ hotel: { hotel } }) => hotel?.slug ?? '')}>
              <BandPins {...wide} pins={others} messages={pinTexts} />
            </PartyPins>
            <PartyPins {...NARROW} without={NO_SLUGS}>
              <BandPins {...NARROW} pins={map.pins} messages={pinTexts} />
            </PartyPins>
          </div>
          <ScrollingList className="map-posters">
            {posters.map(({ hotel, slot }) => (
              <Poster key={slot.x} pin={hotel} slot={slot} />
            ))}
          </ScrollingList>
        </div>
      </section>
    </PartyPrices>
  );
}

const percent = (units: number) => `${+(units / 10).toFixed(1)}%`;

function Poster({ pin, slot }: { pin: PosterPin; slot: PosterSlot }) {
  const t = useTranslations('hotels.card');
  const { hotel, image, location, price } = pin;
  if (!hotel || !image) return null;
  // It grows from the side facing its place.
  const origin = `${pin.x < slot.x ? 0 : pin.x > slot.x + slot.width ? 100 : 50}% ${pin.y < slot.y ? 0 : pin.y > slot.y + slot.height ? 100 : 50}%`;
  return (
    <li
      className={slot.isLarge ? 'map-poster-large' : undefined}
      style={{
        left: percent(slot.x),
        top: percent(slot.y),
        '--width': percent(slot.width),
        transformOrigin: origin,
      }}
    >
      <Link href={hotel.path} className="map-poster">
        <span>
          <Image src={image} alt="" sizes="320px" />
        </span>
        <b>{hotel.name}</b>
        <i>{location}</i>
        <em>
          <PosterPrice slug={hotel.slug} price={price} from={t('from')} perNight={t('perNight')} />
        </em>
      </Link>
    </li>
  );
}
