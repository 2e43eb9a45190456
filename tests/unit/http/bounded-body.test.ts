/** @jest-environment node */
import { boundedBody } from '@/lib/http/bounded-body';

const request = (parts: number[], headers: Record<string, string> = {}) => {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = parts[read];
        read += 1;
        if (size === undefined) controller.close();
        else controller.enqueue(new Uint8Array(size));
      },
    },
    { highWaterMark: 0 },
  );
  const sent = new Request('http://site.example/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  return { sent, partsRead: () => read };
};

it('returns a complete body up to the limit', async () => {
  const { sent } = request([4, 6]);
  expect((await boundedBody(sent, 10))?.length).toBe(10);
});

it('stops reading beyond the limit, whatever the Content-Length', async () => {
  const { sent, partsRead } = request([6, 6, 6, 6, 6], { 'content-length': '3' });
  expect(await boundedBody(sent, 10)).toBeNull();
  expect(partsRead()).toBeLessThan(5);
});

it('does not start reading if the Content-Length exceeds the limit', async () => {
  const { sent, partsRead } = request([6], { 'content-length': '11' });
  expect(await boundedBody(sent, 10)).toBeNull();
  expect(partsRead()).toBe(0);
});

it('throws if the client disconnects', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  const sent = new Request('http://site.example/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  await expect(boundedBody(sent, 10)).rejects.toThrow('gone');
});
