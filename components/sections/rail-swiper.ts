import { Swiper } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import { latestTask } from '@/components/ui/latest-task';

/** A row driven by Swiper. `move` goes one slide forward or back, wrapping around at both ends. */
export type StartedRail = { swiper: Swiper; move: (by: 1 | -1) => Promise<void> };

/**
 * A scroll counts as done after this time (ms): not all browsers have `scrollend`, and some presses
 * scroll nothing.
 */
const LONGEST_SCROLL_MS = 1000;

/**
 * A new Swiper learns its exact size within this many frames. If that is not a whole number of
 * pixels, it returns to its initial slide, which would undo a press that has just begun to scroll.
 */
const FRAMES_TO_MEASURE = 3;

/** Lets Swiper drive a row that already scrolls and snaps natively (`cssMode`). */
export function startSwiper(
  element: HTMLElement,
  { autoplayMs }: { autoplayMs?: number },
): StartedRail {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const track = element.querySelector<HTMLElement>('.rail-track');
  const gap = track ? Number.parseFloat(getComputedStyle(track).columnGap) || 0 : 0;
  const initialSlide = slideInView(track);
  // Swiper computes slide positions from its own spacing. Unaware of the CSS gap, it would be
  // further off with every slide of a long row.
  if (track) track.style.columnGap = '0px';
  const swiper = new Swiper(element, {
    initialSlide,
    modules: [Autoplay, Keyboard],
    cssMode: true,
    slidesPerView: 'auto',
    spaceBetween: gap,
    rewind: true,
    speed: still ? 0 : 500,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay:
      autoplayMs && !still
        ? { delay: autoplayMs, pauseOnMouseEnter: true, disableOnInteraction: false }
        : false,
  });
  if (autoplayMs && !still) pauseWhileFocused(element, swiper);
  return { swiper, move: moverOf(swiper) };
}

/**
 * Swiper's index follows the scroll position, so its own methods would take a second quick press
 * for the first one. This one counts from the target of the last press.
 */
function moverOf(swiper: Swiper): StartedRail['move'] {
  const whenMeasured = measured();
  let target: number | null = null;
  const arrival = latestTask();
  const arrive = () => {
    arrival.cancel();
    target = null;
  };
  swiper.wrapperEl.addEventListener('scrollend', arrive);
  return async (by) => {
    await whenMeasured;
    if (swiper.destroyed) return;
    const last = swiper.snapGrid.length - 1;
    const from = target ?? (swiper.isEnd ? last : Math.min(swiper.activeIndex, last));
    arrive();
    target = (from + by + last + 1) % (last + 1);
    arrival.startAfter(LONGEST_SCROLL_MS, arrive);
    swiper.slideTo(target);
  };
}

/** Resolves once a new Swiper knows its exact size. */
async function measured() {
  for (let i = 0; i < FRAMES_TO_MEASURE; i += 1) await new Promise(requestAnimationFrame);
}

/** The slide to which the visitor has already scrolled, where Swiper continues. */
function slideInView(track: HTMLElement | null): number {
  const left = track?.getBoundingClientRect().left ?? 0;
  const slides = [...(track?.children ?? [])];
  return Math.max(
    0,
    slides.findIndex((slide) => slide.getBoundingClientRect().left >= left),
  );
}

/** Keeps a slide with keyboard focus from moving out of view. */
function pauseWhileFocused(element: HTMLElement, swiper: Swiper) {
  element.addEventListener('focusin', () => swiper.autoplay.pause());
  element.addEventListener('focusout', () => swiper.autoplay.resume());
}
