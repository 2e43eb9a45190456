import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { type HotelFilters, hotelsPath } from '@/lib/hotels/list/filters';
import { MACRO_REGION_NAMES, type MacroRegionName, writeBox } from '@/lib/hotels/map/box';
import {
  boxOf,
  frameOf,
  isNearest,
  isWhole,
  type MapFrame,
  WHOLE,
  zoomed,
} from '@/lib/hotels/map/frame';
import { MACRO_REGIONS } from '@/lib/hotels/map/macro-regions';
import type { MapMessages } from './messages';
import { filtersAt } from './use-map-frame';

type ControlProps = { filters: HotelFilters; frame: MapFrame; messages: MapMessages };

/** The control that was pressed, so that the next page of the list can restore its focus. */
let pressed = '';

/** Gives the focus back to the control that led to this page of the list. */
function useKeptFocus(name: string) {
  const control = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (pressed !== name) return;
    pressed = '';
    control.current?.focus({ preventScroll: true });
  }, [name]);
  return control;
}

type StepProps = ControlProps & {
  name: 'nearer' | 'farther' | 'whole';
  icon: IconName;
  to: MapFrame;
  end: boolean;
  move: (frame: MapFrame) => void;
};

function Step({ name, icon, to, end, filters, messages, move }: StepProps) {
  const control = useKeptFocus(name);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (end) return;
    if (filters.area) pressed = name;
    move(to);
  };
  return (
    <Link
      ref={control}
      href={hotelsPath(filtersAt(filters, to))}
      scroll={false}
      aria-label={messages[name]}
      className="map-step"
      aria-disabled={end || undefined}
      onClick={press}
    >
      <Icon name={icon} />
    </Link>
  );
}

/** Zoom in, zoom out, the whole country, and links to each of its regions. */
export function MapControls({ move, ...props }: ControlProps & { move: (to: MapFrame) => void }) {
  const { filters, frame, messages } = props;
  const regions = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!regions.current) return;
    regions.current.open = false;
    regions.current.querySelector('summary')?.focus();
  };
  const choose = (event: MouseEvent, name: MacroRegionName) => {
    if (filters.area) return;
    event.preventDefault();
    move(frameOf(MACRO_REGIONS[name].box));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !regions.current?.open) return;
    // The card of a chosen hotel stays: one press closes one thing.
    event.stopPropagation();
    close();
  };
  return (
    <>
      <details ref={regions} className="map-regions" onKeyDown={onKeyDown}>
        <summary>
          {messages.regions}
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {MACRO_REGION_NAMES.map((name) => (
            <li key={name}>
              <Link
                href={hotelsPath({ ...filters, area: null, zoom: name, page: 1 })}
                scroll={false}
                className="map-region"
                onClick={(event) => choose(event, name)}
              >
                {messages.regionNames[name]}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <div className="map-zoom">
        <Step
          {...props}
          name="nearer"
          icon="plus"
          to={zoomed(frame, 2)}
          end={isNearest(frame)}
          move={move}
        />
        <Step
          {...props}
          name="farther"
          icon="minus"
          to={zoomed(frame, 0.5)}
          end={isWhole(frame)}
          move={move}
        />
        <Step {...props} name="whole" icon="maximize" to={WHOLE} end={isWhole(frame)} move={move} />
      </div>
    </>
  );
}

/** Limits the list to what the map shows. */
export function AreaSwitch({ filters, frame, messages }: ControlProps) {
  const control = useKeptFocus('area');
  const on = filters.area !== null;
  const box = writeBox(boxOf(frame));
  const change = on ? { area: null, zoom: box } : { area: box, zoom: null };
  return (
    <Link
      ref={control}
      href={hotelsPath({ ...filters, ...change, page: 1 })}
      scroll={false}
      aria-label={on ? messages.areaOff : undefined}
      onClick={() => {
        pressed = 'area';
      }}
      className="map-area"
      data-on={on || undefined}
    >
      <span aria-hidden className="map-check">
        {on ? <Icon name="check" /> : null}
      </span>
      {messages.area}
    </Link>
  );
}
