import { type RefObject, useLayoutEffect, useState } from 'react';
import type { PinScale } from './map-pins';

/** As wide as a phone: the media query of its layout. */
const PHONE = '(width < 48.0625rem)';

/** The scale of a wide box of the map, and that of a phone's: what is laid out before it is measured. */
export const WIDE_SCALE: PinScale = { size: 720, near: 36, round: false };
export const NARROW_SCALE: PinScale = { size: 390, near: 42, round: true };

const CONTROLS = '.map-zoom, .map-regions, .map-area, .map-to-list';

/** Where the controls of the map lie over it. */
const controlsOver = (stage: HTMLElement) =>
  [...(stage.closest('.map-side')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].map(
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      x: offsetLeft - stage.offsetLeft,
      y: offsetTop - stage.offsetTop,
      width: offsetWidth,
      height: offsetHeight,
    }),
  );

/** The scale in which the stage stands on the screen; null until it is measured. */
export function useStageSize(stage: RefObject<HTMLElement | null>): PinScale | null {
  const [scale, setScale] = useState<PinScale | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const size = Math.round(element.getBoundingClientRect().width);
      const beside = element.offsetLeft;
      const base = matchMedia(PHONE).matches ? NARROW_SCALE : WIDE_SCALE;
      const next = { ...base, size, beside, taken: controlsOver(element) };
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
