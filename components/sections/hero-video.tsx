'use client';

import { useEffect } from 'react';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { wantsMotion, whenIdle } from './motion';
import type { PlayingVideoProps } from './playing-video';

const loadVideo = () => import('./playing-video').then((module) => module.PlayingVideo);

/**
 * The looping background video of a hero, over its poster. It and its script are fetched only after
 * the page has loaded and is idle, never with reduced motion, data saver or the light mode. Without a
 * connection the poster stays.
 */
export function HeroVideo(props: PlayingVideoProps) {
  const [Video, preload] = useLazyModule(loadVideo);
  const exists = Boolean(props.desktop || props.mobile);
  useEffect(
    () => (exists && wantsMotion() ? whenIdle(() => void preload()) : undefined),
    [exists, preload],
  );
  return Video ? <Video {...props} /> : null;
}
