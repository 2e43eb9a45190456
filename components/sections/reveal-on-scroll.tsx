'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const VISIBLE_SHARE = 0.1;
const STAGGER_MS = 80;
const STAGGERED_ITEMS = 4;
const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const RISE = [
  { opacity: 0, transform: 'translateY(16px)' },
  { opacity: 1, transform: 'none' },
];

/**
 * Lets `[data-reveal]` elements rise when a tenth of them is visible. What is on the screen at
 * load, and everything without script or with reduced motion, is never hidden.
 */
export function RevealOnScroll() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new elements
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const waiting = new Map<Element, Animation>();
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter((entry) => entry.isIntersecting);
        shown.forEach(({ target }, index) => {
          observer.unobserve(target);
          const delay = Math.min(index, STAGGERED_ITEMS - 1) * STAGGER_MS;
          const animation = waiting.get(target);
          animation?.effect?.updateTiming({ delay });
          animation?.play();
        });
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const element of document.querySelectorAll('[data-reveal]')) {
      if (element.getBoundingClientRect().top <= innerHeight) continue;
      // An animation and not a class: the markup stays the one that React will hydrate.
      const animation = element.animate(RISE, {
        duration: 700,
        easing: EASE_OUT,
        fill: 'backwards',
      });
      animation.pause();
      waiting.set(element, animation);
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const animation of waiting.values()) animation.cancel();
    };
  }, [pathname]);
  return null;
}
