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
  /** What screen readers call a rail. */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

type RailProps = {
  messages: RailMessages;
  /** Stands opposite the arrows. */
  heading: ReactNode;
  /** One element per slide, rendered on the server. */
  slides: ReactNode[];
  /** How wide the slides are and how far apart they stand (sections.css). */
  layout: 'cards' | 'alone' | 'posters' | 'banners';
  /** Moves on by itself this often (ms); pauses on hover, focus and by its button. */
  autoplayMs?: number;
  /** Arrows appear from this many slides on. */
  arrowsAbove?: number;
  /** On a first screen: the script comes with the first arrow that is pressed, not with the page. */
  onDemand?: boolean;
  /** Places the row of heading and arrows, e.g. on the image. */
  headClassName?: string;
  /** Names the row and, because a page has several, its arrows. */
  label: string;
};

const load = () => import('./rail-swiper').then((module) => module.startSwiper);

/** Browsers leave a slide as it is where only a part of what gets the focus can be seen. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return;
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A row that scrolls without arrows and holds links: the one that has the focus is in sight. */
export function ScrollingList({ className, children }: { className: string; children: ReactNode }) {
  return (
    <ul className={className} onFocus={showFocused}>
      {children}
    </ul>
  );
}

type SwiperOptions = Pick<RailProps, 'autoplayMs' | 'onDemand'>;

/** Starts Swiper on a row, and what the buttons beside it do. */
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
        // The row scrolls without it; the next arrow fetches it again.
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
 * A carousel that is a scrolling row in plain HTML; when it is seen, Swiper takes the same row
 * over and adds arrows that wrap, autoplay and keys. Without script it still scrolls.
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
        <ul
          // What scrolls must be scrollable by keyboard; a single slide never does.
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
