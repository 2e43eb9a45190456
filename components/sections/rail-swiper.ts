import { Swiper } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import { latestTask } from '@/components/ui/latest-task';

/** A row that Swiper drives: `move` goes one slide on or back, and around at both ends. */
export type StartedRail = { swiper: Swiper; move: (by: 1 | -1) => Promise<void> };

/** A press has arrived after this time (ms): not all browsers have `scrollend`, and some move nothing. */
const LONGEST_SCROLL_MS = 1000;

/**
 * A new Swiper learns its exact size within so many frames. Where that is not a whole number of pixels
 * it goes back to the slide where it started, which would undo a press that has just begun to scroll.
 */
const FRAMES_TO_MEASURE = 3;

/** Lets Swiper drive a row that already scrolls and snaps by itself (`cssMode`). */
export function startSwiper(
  element: HTMLElement,
  { autoplayMs }: { autoplayMs?: number },
): StartedRail {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const track = element.querySelector<HTMLElement>('.rail-track');
  const gap = track ? Number.parseFloat(getComputedStyle(track).columnGap) || 0 : 0;
  const initialSlide = slideInView(track);
  // Swiper measures where slides stand by its own spacing; unaware of a CSS gap it would fall
  // further behind with every slide of a long row.
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
 * Where Swiper stands follows the scrolling, so that its own methods take a second quick press for the
 * first one again. This one counts from where the last press leads.
 */
function moverOf(swiper: Swiper): StartedRail['move'] {
  const measured = frames(FRAMES_TO_MEASURE);
  let target: number | null = null;
  const arrival = latestTask();
  const arrive = () => {
    arrival.cancel();
    target = null;
  };
  swiper.wrapperEl.addEventListener('scrollend', arrive);
  return async (by) => {
    await measured;
    if (swiper.destroyed) return;
    const last = swiper.snapGrid.length - 1;
    const from = target ?? (swiper.isEnd ? last : Math.min(swiper.activeIndex, last));
    arrive();
    target = (from + by + last + 1) % (last + 1);
    arrival.startAfter(LONGEST_SCROLL_MS, arrive);
    swiper.slideTo(target);
  };
}

/** Resolves after a number of frames. */
async function frames(count: number) {
  for (let i = 0; i < count; i += 1) await new Promise(requestAnimationFrame);
}

/** The slide to which the visitor has scrolled the row before: there it goes on. */
function slideInView(track: HTMLElement | null): number {
  const left = track?.getBoundingClientRect().left ?? 0;
  const slides = [...(track?.children ?? [])];
  return Math.max(
    0,
    slides.findIndex((slide) => slide.getBoundingClientRect().left >= left),
  );
}

/** A slide that moves away from under the keyboard's focus would be lost. */
function pauseWhileFocused(element: HTMLElement, swiper: Swiper) {
  element.addEventListener('focusin', () => swiper.autoplay.pause());
  element.addEventListener('focusout', () => swiper.autoplay.resume());
}
