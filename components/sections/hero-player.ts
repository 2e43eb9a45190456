import type { BackgroundVideo } from '@/lib/media/video';

export type VideoPlayer = { play: () => void; pause: () => void; remove: () => void };

type VimeoPlayer = {
  on: (event: string, callback: () => void) => void;
  play: () => Promise<void>;
  pause: () => Promise<void>;
};
declare global {
  interface Window {
    Vimeo?: { Player: new (frame: HTMLIFrameElement) => VimeoPlayer };
  }
}

const VIMEO_SCRIPT = 'https://player.vimeo.com/api/player.js';

/** Puts the player into `parent` and calls back when the picture moves. */
export function startPlayer(
  parent: HTMLElement,
  video: BackgroundVideo,
  title: string,
  onPlaying: () => void,
): VideoPlayer {
  return video.kind === 'file'
    ? filePlayer(parent, video.src, onPlaying)
    : framePlayer(parent, video, title, onPlaying);
}

function filePlayer(parent: HTMLElement, src: string, onPlaying: () => void): VideoPlayer {
  const video = document.createElement('video');
  Object.assign(video, { src, muted: true, loop: true, autoplay: true, playsInline: true });
  video.addEventListener('playing', onPlaying, { once: true });
  parent.append(video);
  return {
    play: () => void video.play(),
    pause: () => video.pause(),
    remove: () => video.remove(),
  };
}

function framePlayer(
  parent: HTMLElement,
  video: BackgroundVideo,
  title: string,
  onPlaying: () => void,
): VideoPlayer {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.tabIndex = -1;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = video.src;
  const remove = () => frame.remove();

  if (video.kind === 'youtube') {
    const command = (name: string) => () =>
      frame.contentWindow?.postMessage(
        JSON.stringify({ event: 'command', func: name, args: [] }),
        new URL(video.src).origin,
      );
    frame.addEventListener('load', onPlaying, { once: true });
    parent.append(frame);
    return { play: command('playVideo'), pause: command('pauseVideo'), remove };
  }

  parent.append(frame);
  let player: VimeoPlayer | undefined;
  const script = document.createElement('script');
  script.src = VIMEO_SCRIPT;
  script.addEventListener('load', () => {
    if (!window.Vimeo) return;
    player = new window.Vimeo.Player(frame);
    player.on('playing', onPlaying);
  });
  document.head.append(script);
  return {
    play: () => void player?.play(),
    pause: () => void player?.pause(),
    remove: () => {
      script.remove();
      remove();
    },
  };
}
