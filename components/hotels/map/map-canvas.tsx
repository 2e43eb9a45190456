'use client';

import { useRef, useState } from 'react';
import type { HotelFilters } from '@/lib/hotels/list/filters';
import { centeredOn, isInside, isWhole, type MapFrame } from '@/lib/hotels/map/frame';
import type { MapContent } from '@/lib/hotels/map/model';
import { formatMessage } from '@/lib/i18n/format-message';
import { CountryDrawing } from './country-drawing';
import { AreaSwitch, MapControls } from './map-controls';
import { MapPins } from './map-pins';
import { mapKeys, pinPresses } from './map-presses';
import type { MapMessages } from './messages';
import { SelectedHotel } from './selected-hotel';
import { useDrag } from './use-drag';
import { useLinkedRows } from './use-linked-rows';
import { useMapFrame } from './use-map-frame';
import { NARROW_SCALE, useStageSize, WIDE_SCALE } from './use-stage-size';

type MapCanvasProps = {
  content: MapContent;
  /** The slugs of the hotels of this page of the list, in its order. */
  order?: readonly string[];
  frame: MapFrame;
  filters: HotelFilters;
  total: number;
  messages: MapMessages;
};

/** The map with its pins and controls. Without script all of them are links. */
export function MapCanvas({
  content: initial,
  order,
  frame: start,
  filters,
  total,
  messages,
}: MapCanvasProps) {
  const map = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { frame, content, move } = useMapFrame(filters, { frame: start, content: initial });
  const scale = useStageSize(stage);
  const position = useLinkedRows(map, {
    lit,
    selected,
    onLight: setLit,
    onSelect: (slug) => {
      setSelected(slug);
      const pin = content.pins.find(({ hotel }) => hotel?.slug === slug);
      if (pin && !isInside(frame, pin)) move(centeredOn(pin, frame));
    },
  });
  const drag = useDrag(stage, frame, move);

  const moves = { map, frame, move, selected, onSelect: setSelected };
  const onKeyDown = mapKeys(moves);
  const pinProps = {
    ...{ pins: content.pins, order, frame, messages, lit, selected },
    ...pinPresses({ ...moves, filters, scale: scale ?? WIDE_SCALE }),
    onLight: setLit,
  };
  const chosen = content.pins.find(({ hotel }) => hotel && hotel.slug === selected);
  return (
    <section
      ref={map}
      aria-label={messages.label}
      aria-describedby="mapa-teclas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map while it has the focus
      tabIndex={0}
      className="map"
      data-near={isWhole(frame) ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      <p id="mapa-teclas" className="sr-only">
        {messages.keys}
      </p>
      <div ref={stage} className="map-stage" {...drag}>
        <CountryDrawing frame={frame} />
        <div aria-hidden className="map-others">
          {content.others.map(({ x, y }) => (
            <i
              key={`${x} ${y}`}
              style={{
                left: `${(((x - frame.x) / frame.side) * 100).toFixed(2)}%`,
                top: `${(((y - frame.y) / frame.side) * 100).toFixed(2)}%`,
              }}
            />
          ))}
        </div>
        {scale ? (
          <MapPins {...pinProps} scale={scale} className="map-pins" />
        ) : (
          <>
            <MapPins {...pinProps} scale={WIDE_SCALE} className="map-pins max-md:hidden" />
            <MapPins {...pinProps} scale={NARROW_SCALE} className="map-pins md:hidden" />
          </>
        )}
      </div>
      <MapControls filters={filters} frame={frame} move={move} messages={messages} />
      <AreaSwitch filters={filters} frame={frame} messages={messages} />
      {chosen ? (
        <SelectedHotel pin={chosen} messages={messages} onClose={() => setSelected(null)} />
      ) : null}
      {position > 0 ? (
        <p className="map-position numeric">
          {formatMessage(messages.position, { position, total })}
        </p>
      ) : null}
    </section>
  );
}
