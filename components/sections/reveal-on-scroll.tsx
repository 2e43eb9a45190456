'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const VISIBLE_SHARE = 0.1;
const STAGGER_MS = 80;
const STAGGERED_ITEMS = 4;

/**
 * Lets `[data-reveal]` elements rise when a tenth of them is visible. What is on the screen at
 * load, and everything without script or with reduced motion, is never hidden.
 */
export function RevealOnScroll() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new elements
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter((entry) => entry.isIntersecting);
        shown.forEach(({ target }, index) => {
          observer.unobserve(target);
          const element = target as HTMLElement;
          element.style.transitionDelay = `${Math.min(index, STAGGERED_ITEMS - 1) * STAGGER_MS}ms`;
          element.classList.add('reveal-shown');
          element.classList.remove('reveal-waiting');
        });
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const element of document.querySelectorAll('[data-reveal]')) {
      if (element.getBoundingClientRect().top <= innerHeight) continue;
      element.classList.add('reveal-waiting');
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
