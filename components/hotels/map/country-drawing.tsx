import { DRAWN, type MapFrame, WHOLE } from '@/lib/hotels/map/frame';

/** The drawn country, without pins. */
export const COUNTRY_SOURCE = '/art/mapa-brasil.svg';
const percent = (part: number) => `${+(part * 100).toFixed(3)}%`;

/**
 * The drawn country behind the pins. It is moved and scaled as a whole, so that the browser only
 * redraws it once it comes to rest.
 */
export function CountryDrawing({ frame, lazy }: { frame: MapFrame; lazy?: boolean }) {
  const left = percent((DRAWN.x - frame.x) / frame.side / (DRAWN.width / WHOLE.side));
  const top = percent((DRAWN.y - frame.y) / frame.side / (DRAWN.height / WHOLE.side));
  return (
    // biome-ignore lint/performance/noImgElement: a vector of the site's own has one size
    <img
      src={COUNTRY_SOURCE}
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? undefined : 'high'}
      // The largest image of a map page: painted with the first text, not after the scripts.
      decoding={lazy ? 'async' : 'sync'}
      draggable={false}
      className="map-drawing"
      style={{
        width: percent(DRAWN.width / WHOLE.side),
        height: percent(DRAWN.height / WHOLE.side),
        transform: `translate(${left}, ${top}) scale(${+(WHOLE.side / frame.side).toFixed(4)})`,
      }}
    />
  );
}
