import { latestTask } from '@/components/ui/latest-task';
import { parseJson } from '@/lib/format/parse-json';
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

const YOUTUBE_PLAYING = 1;
const ASK_EVERY_MS = 1_000;
const MOST_ASKED = 5;

/** Puts the player into `parent` and calls back when the video plays. */
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

/** Controls a YouTube frame by the messages that its player accepts with `enablejsapi=1`. */
function youtubePlayer(
  parent: HTMLElement,
  frame: HTMLIFrameElement,
  onPlaying: () => void,
): VideoPlayer {
  const { origin } = new URL(frame.src);
  const post = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  const command = (func: string) => () => post({ event: 'command', func, args: [] });
  const onMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    stopAsking();
    if (!isPlaying(event.data)) return;
    removeEventListener('message', onMessage);
    onPlaying();
  };
  addEventListener('message', onMessage);

  // The player only answers when asked, and may not be listening yet when its frame has loaded.
  // `load` alone proves nothing: the browser's error page of a blocked frame fires it too.
  let asked = 0;
  const nextAsk = latestTask();
  const stopAsking = () => {
    asked = MOST_ASKED;
    nextAsk.cancel();
  };
  const ask = () => {
    if (asked >= MOST_ASKED) return;
    asked += 1;
    post({ event: 'listening', id: 1, channel: 'widget' });
    nextAsk.startAfter(ASK_EVERY_MS, ask);
  };
  frame.addEventListener('load', ask, { once: true });
  parent.append(frame);
  return {
    play: command('playVideo'),
    pause: command('pauseVideo'),
    remove: () => {
      stopAsking();
      removeEventListener('message', onMessage);
      frame.remove();
    },
  };
}

type PlayerMessage = { info?: { playerState?: unknown } | null } | null;

/** Whether a message of a YouTube player says that its video plays. */
function isPlaying(data: unknown): boolean {
  const said = typeof data === 'string' ? parseJson(data) : null;
  return (said as PlayerMessage)?.info?.playerState === YOUTUBE_PLAYING;
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

  if (video.kind === 'youtube') return youtubePlayer(parent, frame, onPlaying);

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
      frame.remove();
    },
  };
}
