import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useHotelList } from '@/components/hotels/list/list-context';
import { useLatestTask } from '@/components/ui/latest-task';
import { notify } from '@/components/ui/notify';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import {
  type HotelFilters,
  hotelsPath,
  hotelsQuery,
  readHotelFilters,
} from '@/lib/hotels/list/filters';
import { writeBox } from '@/lib/hotels/map/box';
import { askedFrame, boxOf, isSame, isWhole, type MapFrame } from '@/lib/hotels/map/frame';
import type { MapContent } from '@/lib/hotels/map/model';

/** Delay (ms) after the last move before the URL, and what has to be fetched, follow. */
const SETTLE_MS = 350;

/** The filters of the list with the map at this frame. */
export function filtersAt(filters: HotelFilters, frame: MapFrame): HotelFilters {
  const box = writeBox(boxOf(frame));
  if (filters.area) return { ...filters, area: box, page: 1 };
  return { ...filters, zoom: isWhole(frame) && filters.regions.length === 0 ? null : box };
}

const askedFilters = () => readHotelFilters(new URLSearchParams(location.search));

type MapState = { frame: MapFrame; content: MapContent; move: (frame: MapFrame) => void };

/**
 * The frame of the map. It moves at once; the URL follows, so that a reload, a shared link and Back
 * restore it. A list limited by the map is a page of its own; otherwise only pins are fetched, and
 * only if some hotels had none of their own.
 */
export function useMapFrame(
  filters: HotelFilters,
  initial: { frame: MapFrame; content: MapContent },
): MapState {
  const chosen = useChosenUrl();
  const [frame, setFrame] = useState(initial.frame);
  const [content, setContent] = useState(initial.content);
  const settling = useLatestTask();
  const fetching = useLatestTask();

  const { failure } = useHotelList();

  /** Fetches the content for the part of the map that the URL names then, also on a retry. */
  const fetchPins = useCallback(() => {
    // The existing groups stay.
    const fail = (description?: string) =>
      notify({
        ...{ tone: 'destructive', title: failure.title, description },
        action: { label: failure.retry, onClick: fetchPins },
      });
    fetching.start(async (signal) => {
      try {
        const response = await fetch(`/api/hotels/pins?${hotelsQuery(askedFilters())}`, { signal });
        if (response.ok) setContent(await response.json());
        else fail();
      } catch {
        if (!signal.aborted) fail(failure.network);
      }
    });
  }, [fetching, failure]);

  const settle = (next: MapFrame) => {
    const path = hotelsPath(filtersAt(filters, next));
    if (filters.area) chosen.open(path, 'replace');
    else {
      history.replaceState(null, '', path);
      if (!initial.content.isComplete) fetchPins();
    }
  };
  const move = (next: MapFrame) => {
    setFrame(next);
    settling.startAfter(SETTLE_MS, () => settle(next));
  };

  // Back restores the page as the server rendered it; the URL has the position.
  const shown = useRef(initial.frame);
  useLayoutEffect(() => {
    const at = askedFilters();
    const asked = at.view === 'mapa' ? askedFrame(at) : null;
    if (!asked || isSame(asked, shown.current)) return;
    setFrame(asked);
    if (!initial.content.isComplete) fetchPins();
  }, [fetchPins, initial.content.isComplete]);
  return { frame, content, move };
}
