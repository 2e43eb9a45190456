import { isUuid } from '@/lib/format/slug';
import { libraryFile } from '@/lib/media/disk-cache';
import { mediaFile } from '@/lib/media/model';

/** Next caches none of these: lib/media/disk-cache.ts does, and no misses. */
export const dynamic = 'force-dynamic';

/** Opened on its own, the response is treated as an image only, whatever it contains. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const nothing = (status: number, more: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...ALWAYS, 'Cache-Control': 'no-store', ...more } });

type Context = { params: Promise<{ id: string; file: string }> };

/** An image of the media library in one of its sizes. It never changes, so caches need not ask again. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, file: name } = await params;
  const file = mediaFile(name);
  if (!isUuid(id) || !file) return nothing(404);
  const tag = `"${id}-${name}"`;
  const headers = {
    ...ALWAYS,
    'Content-Type': `image/${file.format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: tag,
  };
  try {
    const data = await libraryFile(id.toLowerCase(), file.width, file.format);
    if (!data) return nothing(404);
    if (request.headers.get('if-none-match') === tag) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(new Uint8Array(data), { headers });
  } catch (error) {
    console.error(`The image ${id}/${name} can't be read:`, error);
    return nothing(503, { 'Retry-After': '10' });
  }
}
