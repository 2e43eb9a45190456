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

/** Pause (ms) after the last move before the URL follows, and with it what has to be fetched. */
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
 * The frame of the map. It moves at once; then the URL names it, so that a reload, a shared link and
 * Back show it again. A list that the map narrows is a page of its own; for the rest only pins are
 * fetched, and only where some hotels had none of their own.
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

  /** Fetches what stands on the part of the map that the URL names by then, also for a later retry. */
  const fetchPins = useCallback(() => {
    // The groups that are there stay.
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

  // Back restores the page as the server made it; its URL says where the map was.
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
