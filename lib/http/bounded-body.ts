/**
 * Reads the body of a request up to a limit: null as soon as it is exceeded, whatever the headers
 * say. Throws if the client disconnects midway.
 */
export async function boundedBody(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

/**
 * Reads the body of a request as UTF-8 text up to a limit in bytes: null as soon as it is exceeded.
 */
export async function boundedText(request: Request, limit: number): Promise<string | null> {
  return (await boundedBody(request, limit))?.toString('utf8') ?? null;
}
