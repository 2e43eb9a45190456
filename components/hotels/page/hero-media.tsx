'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { HeroVideo } from '@/components/sections/hero-video';
import { wantsMotion, whenIdle } from '@/components/sections/motion';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { BackgroundVideo } from '@/lib/media/video';

/** How long each image of the hero is shown, in milliseconds. */
const HERO_SLIDE_MS = 6_000;

type HeroMediaProps = {
  /** Images that fill their box, rendered on the server; the first is the poster. */
  slides: ReactNode[];
  desktop: BackgroundVideo | null;
  mobile: BackgroundVideo | null;
  messages: { pause: string; play: string; title: string; pauseSlides: string; playSlides: string };
  /** Positions the pause button. */
  buttonClassName: string;
};

/**
 * The moving background of a hotel's name: its images rotate, and a video covers them once it
 * plays. Later images are only added to the page shortly before their turn. Nothing moves with
 * reduced motion or data saver.
 */
export function HeroMedia({ slides, desktop, mobile, messages, buttonClassName }: HeroMediaProps) {
  const [ready, setReady] = useState(false);
  const [covered, setCovered] = useState(false);
  const [paused, setPaused] = useState(false);
  const [turn, setTurn] = useState(0);
  const onPlaying = useCallback(() => setCovered(true), []);

  const rotates = ready && !covered && slides.length > 1;
  const moving = rotates && !paused;

  useEffect(() => (wantsMotion() ? whenIdle(() => setReady(true)) : undefined), []);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setTurn((was) => was + 1), HERO_SLIDE_MS);
    return () => clearInterval(timer);
  }, [moving]);

  const shown = turn % slides.length;
  const present = ready ? turn + 2 : 1;
  return (
    <>
      {slides.slice(0, present).map((slide, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the images of a page never change order
          key={index}
          aria-hidden={index !== shown}
          className={cn(
            'absolute inset-0 -z-20 transition-opacity duration-[1400ms]',
            index !== shown && 'opacity-0',
          )}
        >
          {slide}
        </div>
      ))}
      <HeroVideo
        desktop={desktop}
        mobile={mobile}
        messages={messages}
        onPlaying={onPlaying}
        buttonClassName={buttonClassName}
      />
      {rotates ? (
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? messages.playSlides : messages.pauseSlides}
          className={cn(
            'absolute z-10 grid size-11 place-items-center rounded-2 bg-[#0c2420b8] text-white',
            buttonClassName,
          )}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      ) : null}
    </>
  );
}
