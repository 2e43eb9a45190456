/** @jest-environment node */
import { boundedText } from '@/lib/http/bounded-body';

/** A request with a body in chunks and without a Content-Length. */
function streamed(...pieces: Uint8Array[]) {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[pulled];
      pulled += 1;
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  const request = new Request('http://localhost/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, pulled: () => pulled };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const post = (body?: string, headers?: HeadersInit) =>
  new Request('http://localhost/', { method: 'POST', body, headers });

it.each([
  ['a whole body', post('olá'), 'olá'],
  ['a body of just the limit', post('12345678'), '12345678'],
  ['no body', post(), ''],
  ['a body over the limit', post('123456789'), null],
  ['bytes over the limit in fewer letters', post('ããããã'), null],
  ['a length over the limit, whatever comes', post('', { 'content-length': '9' }), null],
])('reads %s', async (_, request, expected) => {
  expect(await boundedText(request, 8)).toBe(expected);
});

it('joins chunks that split a character', async () => {
  const [first, ...rest] = bytes('ã');
  const { request } = streamed(Uint8Array.of(first ?? 0), Uint8Array.from(rest));
  expect(await boundedText(request, 8)).toBe('ã');
});

it('stops reading a body that does not end', async () => {
  const { request, pulled } = streamed(...Array(1000).fill(bytes('xxxx')));
  expect(await boundedText(request, 8)).toBeNull();
  expect(pulled()).toBeLessThan(10);
});
