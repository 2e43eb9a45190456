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

/** An animation, not a class: the markup stays as React will hydrate it. */
function hide(element: Element): Animation {
  const animation = element.animate(RISE, { duration: 700, easing: EASE_OUT, fill: 'backwards' });
  animation.pause();
  return animation;
}

/**
 * Animates `[data-reveal]` elements upward when a tenth of them is visible. What is on screen at
 * load, and everything without script or with reduced motion, is never hidden.
 */
export function RevealOnScroll() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new elements
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const waiting = new Map<Element, Animation>();
    // The observer's first report gives each position without forcing a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        let shown = 0;
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const animation = waiting.get(target);
          if (!animation && boundingClientRect.top > (rootBounds?.height ?? innerHeight)) {
            waiting.set(target, hide(target));
          } else if (!animation || isIntersecting) {
            observer.unobserve(target);
            const delay = Math.min(shown, STAGGERED_ITEMS - 1) * STAGGER_MS;
            animation?.effect?.updateTiming({ delay });
            animation?.play();
            shown += 1;
          }
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const animation of waiting.values()) animation.cancel();
    };
  }, [pathname]);
  return null;
}
