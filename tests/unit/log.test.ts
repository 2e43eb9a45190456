import { logMissingPath } from '@/lib/log';

/** What is logged for a path, in a single call. */
function lineFor(path: string): string {
  const info = jest.spyOn(console, 'info').mockImplementation();
  logMissingPath(path);
  expect(info).toHaveBeenCalledTimes(1);
  return String(info.mock.calls[0]?.[0]);
}

it.each([
  ['/quartos'],
  ['/a\n{"event":"login","user":"admin"}'],
  ['/a\r\nb\u2028c\u001b[31m'],
  ['/"quoted"\\'],
  ['/\ud800'],
  [''],
])('%j is logged as one line of JSON', (path) => {
  const line = lineFor(path);
  expect(line).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line)).toEqual({ event: 'page-not-found', path });
});

it('truncates very long paths', () => {
  expect(lineFor(`/${'a'.repeat(100_000)}`).length).toBeLessThan(600);
});
