import { type RefObject, useLayoutEffect, useState } from 'react';
import type { PinScale } from '@/lib/hotels/map/layout';
import { USUAL_TYPE } from './map-pins';

/** The width of a phone: the media query of its layout. */
const PHONE = '(width < 48.0625rem)';

/** The scales of a wide map and of a phone's, for the layout before it is measured. */
export const WIDE_SCALE: PinScale = { size: 720, near: 36, round: false };
export const NARROW_SCALE: PinScale = { size: 390, near: 42, round: true };

const CONTROLS = '.map-zoom, .map-regions, .map-area, .map-to-list';

/** The type size on a map of this width, relative to the default: `--text` of pins.css. */
function typeScale(width: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Math.min(Number.parseFloat(fontSize), width * 0.045) / USUAL_TYPE;
}

/** The areas of the map that its controls cover. */
const controlsOver = (stage: HTMLElement, type: number) =>
  [...(stage.closest('.map-side')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].map(
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      x: (offsetLeft - stage.offsetLeft) / type,
      y: (offsetTop - stage.offsetTop) / type,
      width: offsetWidth / type,
      height: offsetHeight / type,
    }),
  );

/** The scale at which the map is displayed; null until measured. */
export function useStageSize(stage: RefObject<HTMLElement | null>): PinScale | null {
  const [scale, setScale] = useState<PinScale | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      const type = typeScale(width + 2 * element.offsetLeft);
      const size = Math.round(width / type);
      const beside = element.offsetLeft / type;
      const base = matchMedia(PHONE).matches ? NARROW_SCALE : WIDE_SCALE;
      const next = { ...base, size, beside, taken: controlsOver(element, type) };
      const isSame = (scale: PinScale | null) => scale?.size === size && scale.beside === beside;
      if (size > 0) setScale((before) => (isSame(before) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return scale;
}
