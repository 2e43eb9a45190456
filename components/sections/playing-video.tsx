import { useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { BackgroundVideo } from '@/lib/media/video';
import { startPlayer, type VideoPlayer } from './hero-player';

/** Up to this width (px) the mobile variant plays. */
const MOBILE_UP_TO = 768;

export type PlayingVideoProps = {
  desktop: BackgroundVideo | null;
  mobile: BackgroundVideo | null;
  messages: { pause: string; play: string; title: string };
  /**
   * Called when the video starts playing, by some players more than once; slides may then pause.
   */
  onPlaying?: () => void;
  /** Positions the pause button. */
  buttonClassName?: string;
};

/** A video that starts at once, over the poster of its hero, and can be paused. */
export function PlayingVideo({
  desktop,
  mobile,
  messages,
  onPlaying,
  buttonClassName = 'right-[var(--gutter)] bottom-32',
}: PlayingVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<VideoPlayer | null>(null);
  const [state, setState] = useState<'poster' | 'playing' | 'paused'>('poster');

  useEffect(() => {
    const video = innerWidth <= MOBILE_UP_TO ? (mobile ?? desktop) : (desktop ?? mobile);
    if (!frame.current || !video) return;
    player.current = startPlayer(frame.current, video, messages.title, () => {
      setState('playing');
      onPlaying?.();
    });
    return () => {
      player.current?.remove();
      player.current = null;
    };
  }, [desktop, mobile, messages.title, onPlaying]);

  const toggle = () => {
    if (state === 'playing') player.current?.pause();
    else player.current?.play();
    setState(state === 'playing' ? 'paused' : 'playing');
  };

  return (
    <>
      <div
        ref={frame}
        aria-hidden
        className={cn('hero-video', state === 'poster' && 'opacity-0')}
      />
      {state === 'poster' ? null : (
        <button
          type="button"
          onClick={toggle}
          aria-label={state === 'paused' ? messages.play : messages.pause}
          className={cn(
            'absolute z-10 grid size-11 place-items-center rounded-2 bg-[#0c2420b8] text-white',
            buttonClassName,
          )}
        >
          <Icon name={state === 'paused' ? 'play' : 'pause'} />
        </button>
      )}
    </>
  );
}
