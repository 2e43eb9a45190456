import { Swiper } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';

/** Lets Swiper drive a row that already scrolls and snaps by itself (`cssMode`). */
export function startSwiper(element: HTMLElement, { autoplayMs }: { autoplayMs?: number }): Swiper {
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
  return swiper;
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
