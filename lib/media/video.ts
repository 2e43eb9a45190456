import { httpsUrl } from '@/lib/security/safe-url';

/** How a stored video URL plays behind a hero: in a frame with the site's player, or as a file. */
export type BackgroundVideo = { kind: 'vimeo' | 'youtube' | 'file'; src: string };

const VIMEO_ID = /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d{6,12})(?:\/|$)/;
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/;

/**
 * Rewrites a URL of a video site to its background player: no controls, autoplaying, muted,
 * looping. Returns null for URLs of other sites and malformed ones (the poster stays).
 */
export function backgroundVideo(stored: string | null): BackgroundVideo | null {
  const href = httpsUrl(stored);
  if (!href) return null;
  const url = new URL(href);
  const host = url.hostname.replace(/^www\.|^m\./, '');
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url);
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') {
    return youtube(url, host);
  }
  return /\.(?:mp4|webm)$/i.test(url.pathname) ? { kind: 'file', src: url.href } : null;
}

function vimeo(url: URL): BackgroundVideo | null {
  const id = VIMEO_ID.exec(url.pathname)?.[1];
  if (!id) return null;
  const src = new URL(`https://player.vimeo.com/video/${id}`);
  // Unlisted videos carry their key as the second path segment or as ?h=.
  const key = url.searchParams.get('h') ?? /^\/\d+\/([0-9a-f]+)$/.exec(url.pathname)?.[1];
  if (key) src.searchParams.set('h', key);
  for (const name of ['background', 'autoplay', 'loop', 'muted', 'dnt']) {
    src.searchParams.set(name, '1');
  }
  return { kind: 'vimeo', src: src.href };
}

function youtube(url: URL, host: string): BackgroundVideo | null {
  const fromPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1];
  const id = host === 'youtu.be' ? url.pathname.slice(1) : (url.searchParams.get('v') ?? fromPath);
  if (!id || !YOUTUBE_ID.test(id)) return null;
  const src = new URL(`https://www.youtube-nocookie.com/embed/${id}`);
  const parameters = {
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: id, // a single video loops only as a playlist of itself
    controls: '0',
    disablekb: '1',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
  };
  for (const [name, value] of Object.entries(parameters)) src.searchParams.set(name, value);
  return { kind: 'youtube', src: src.href };
}
