import type { ErrorCode, Failure, Result } from '@/lib/actions/result';
import type { ImageProblem } from '@/lib/media/encode';
import type { MediaFile } from '@/lib/media/staff-queries';

/** Why a file was not stored; `network`: no answer came. */
export type UploadCode = ErrorCode | ImageProblem | 'tooLarge' | 'busy' | 'network';

/** `known`: the library already had the same file, which `file` then is. */
export type Sent = Result<{ file: MediaFile; known: boolean }, UploadCode>;

type Events = { onProgress: (percent: number) => void; onSent: () => void };

/** Long enough to upload 15 MB over a slow line and to create the sizes. */
const TIMEOUT_MS = 300_000;

const refused = (code: UploadCode): Failure<UploadCode> => ({ ok: false, code });

/**
 * Uploads one file to the library. Uses XMLHttpRequest, the only way to get progress events. Never
 * throws: failures are returned.
 */
export function sendFile(file: File, { onProgress, onSent }: Events): Promise<Sent> {
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
    const lost = () => resolve(refused('network'));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onload = () => {
      const result: Sent | null = request.response;
      if (result && (result.ok ? result.data?.file : result.code)) resolve(result);
      else lost();
    };
    request.send(file);
  });
}
