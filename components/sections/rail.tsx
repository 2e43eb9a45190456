'use client';

import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { whenNear } from '@/components/ui/when-near';
import type { StartedRail } from './rail-swiper';

export type RailMessages = {
  /** The role description of a rail for screen readers. */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

type RailProps = {
  messages: RailMessages;
  /** Opposite the arrows. */
  heading: ReactNode;
  /** One element per slide, rendered on the server. */
  slides: ReactNode[];
  /** The width and spacing of the slides (sections.css). */
  layout: 'cards' | 'alone' | 'posters' | 'banners';
  /** Advances automatically at this interval (ms); pauses on hover, on focus and by its button. */
  autoplayMs?: number;
  /** Arrows appear above this number of slides. */
  arrowsAbove?: number;
  /** For a first screen: the script loads when an arrow is first pressed, not with the page. */
  onDemand?: boolean;
  /** Places the row of heading and arrows, e.g. on the image. */
  headClassName?: string;
  /** Names the row and, because a page has several, its arrows. */
  label: string;
  /** The names of the columns of the table that the row is on paper. */
  columns?: string[];
};

const load = () => import('./rail-swiper').then((module) => module.startSwiper);

/** Browsers do not scroll to a slide whose focused element is already partly visible. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return;
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A row of links that scrolls without arrows. Keeps the focused link visible. */
export function ScrollingList({ className, children }: { className: string; children: ReactNode }) {
  return (
    <ul className={className} onFocus={showFocused}>
      {children}
    </ul>
  );
}

type SwiperOptions = Pick<RailProps, 'autoplayMs' | 'onDemand'>;

/** Starts Swiper on a row. Returns what the buttons beside it do. */
function useSwiper(
  root: RefObject<HTMLDivElement | null>,
  { autoplayMs, onDemand }: SwiperOptions,
) {
  const started = useRef<StartedRail | null>(null);
  const starting = useRef<Promise<StartedRail | null> | null>(null);
  const [paused, setPaused] = useState(false);

  const start = useCallback(() => {
    starting.current ??= load().then(
      (startSwiper) => {
        if (!root.current) return null;
        started.current = startSwiper(root.current, { autoplayMs });
        return started.current;
      },
      () => {
        // The row scrolls without Swiper; the next arrow press fetches it again.
        starting.current = null;
        return null;
      },
    );
    return starting.current;
  }, [root, autoplayMs]);

  useEffect(() => {
    const callOff = onDemand || !root.current ? null : whenNear(root.current, start, '0px');
    return () => {
      callOff?.();
      started.current?.swiper.destroy(true, true);
      started.current = null;
      starting.current = null;
    };
  }, [root, start, onDemand]);

  const move = (by: 1 | -1) => () => void start().then((rail) => rail?.move(by));

  const togglePause = () => {
    const autoplay = started.current?.swiper.autoplay;
    if (!autoplay) return;
    if (paused) autoplay.start();
    else autoplay.stop();
    setPaused(!paused);
  };
  return { move, paused, togglePause };
}

/**
 * A carousel that is a scrolling row of plain HTML. When it comes into view, Swiper takes over the
 * row and adds wrapping arrows, autoplay and keys. Without script it still scrolls.
 */
export function Rail({
  messages,
  heading,
  slides,
  layout,
  autoplayMs,
  arrowsAbove = 0,
  onDemand = false,
  headClassName,
  label,
  columns,
}: RailProps) {
  const root = useRef<HTMLDivElement>(null);
  const { move, paused, togglePause } = useSwiper(root, { autoplayMs, onDemand });
  const controls = slides.length > Math.max(1, arrowsAbove);

  return (
    <>
      <div className={cn('section-head', headClassName)}>
        {heading}
        {controls ? (
          <div className="flex gap-2.5 noscript:hidden">
            {autoplayMs ? (
              <button
                type="button"
                className="btn-round motion-reduce:hidden"
                aria-label={`${paused ? messages.play : messages.pause}: ${label}`}
                onClick={togglePause}
              >
                {paused ? <Icon name="play" /> : <Icon name="pause" />}
              </button>
            ) : null}
            <button
              type="button"
              className="btn-round"
              aria-label={`${messages.previous}: ${label}`}
              onClick={move(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              className="btn-round"
              aria-label={`${messages.next}: ${label}`}
              onClick={move(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and the band around it is the landmark */}
      <div
        ref={root}
        className="rail swiper"
        role="group"
        aria-roledescription={messages.role}
        aria-label={label}
      >
        {columns ? (
          <div className="rail-columns">
            {columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
        ) : null}
        <ul
          // Scrollable areas must be reachable by keyboard; a single slide never scrolls.
          tabIndex={slides.length > 1 ? 0 : undefined}
          className={`rail-track swiper-wrapper rail-${layout}`}
          onFocus={showFocused}
        >
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a page never change order
              key={index}
              className="swiper-slide"
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
