import { logMissingPath } from '@/lib/log';

/** What was written for a path: must be one line of JSON. */
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
])('%j is one structured line', (path) => {
  const line = lineFor(path);
  expect(line).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line)).toEqual({ event: 'page-not-found', path });
});

it('an endless path does not fill the log', () => {
  expect(lineFor(`/${'a'.repeat(100_000)}`).length).toBeLessThan(600);
});
