import { UPLOAD_LIMIT } from '@/lib/media/limits';
import type { MediaFile } from '@/lib/media/staff-queries';
import type { MediaTexts } from './media-context';

export type Sent =
  | { ok: true; file: MediaFile; known: boolean }
  | { ok: false; message: string; mayRetry: boolean };

type Events = { onProgress: (percent: number) => void; onSent: () => void };

/** Long enough for 15 MB over a slow line, and for the sizes to be made. */
const TIMEOUT_MS = 300_000;
const SIGNED_OUT = 401;

/**
 * Sends one file to the library and says how far it is; no other way of sending tells that. Never
 * throws: what can't be sent comes back with the reason, and whether another try may help.
 */
export function sendFile(
  file: File,
  { onProgress, onSent }: Events,
  problems: MediaTexts['problems'],
): Promise<Sent> {
  const refused = (message: string, mayRetry: boolean): Sent => ({ ok: false, message, mayRetry });
  if (file.size > UPLOAD_LIMIT) return Promise.resolve(refused(problems.tooLarge, false));
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/media');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / total));
    request.upload.onload = onSent;
    const lost = () => resolve(refused(problems.network, true));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onload = () => {
      const { status, response } = request;
      if (status < 300 && response?.file) resolve({ ok: true, ...response });
      else if (!response?.message) lost();
      else resolve(refused(response.message, status === SIGNED_OUT || status >= 500));
    };
    request.send(file);
  });
}
