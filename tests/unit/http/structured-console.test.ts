/** @jest-environment node */
import { structureConsole } from '@/lib/http/structured-console';
import { logMissingPath, logRequestError } from '@/lib/log';

const original = { ...console };
let lines: string[];

beforeEach(() => {
  lines = [];
  const take = (chunk: unknown) => {
    lines.push(String(chunk));
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(take);
  jest.spyOn(process.stderr, 'write').mockImplementation(take);
  structureConsole();
});
afterEach(() => {
  Object.assign(console, original);
  jest.restoreAllMocks();
});

/** The only line written, parsed as JSON. */
function written(): Record<string, unknown> {
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]*\n$/);
  return JSON.parse(String(lines[0]));
}

it('writes an event of the site with its fields', () => {
  logMissingPath('/quartos');
  expect(written()).toEqual({
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    level: 'info',
    event: 'page-not-found',
    path: '/quartos',
  });
});

it('writes an error on one line, with its stack', () => {
  console.error('The card can’t be read:', new Error('first\nsecond'));
  const { level, message } = written();
  expect(level).toBe('error');
  expect(message).toMatch(/^The card can’t be read: Error: first\nsecond\n {4}at /);
});

it.each([
  '{"event":"sign-in","level":"info","time":"1970"}',
  '{"event":broken',
  'a\n{"event":"sign-in"}',
])('logged text cannot pass for another line or level: %j', (text) => {
  console.error(text);
  const line = written();
  expect(line.level).toBe('error');
  expect(line.time).not.toBe('1970');
});

it('logs the digest of an unexpected error, and not what a visitor typed', () => {
  const error = Object.assign(new Error('boom'), { digest: '314159' });
  const request = { path: '/hotels?q=secret', method: 'GET', route: '/hotels', kind: 'render' };
  logRequestError(error, request);
  expect(written()).toMatchObject({
    event: 'request-failed',
    digest: '314159',
    cause: { name: 'Error', message: 'boom' },
    path: '/hotels',
  });
  expect(lines[0]).not.toContain('secret');
});

it.each([null, undefined, 'text', 7])('logs a thrown %j', (thrown) => {
  logRequestError(thrown, { path: '/', method: 'GET', route: '/', kind: 'render' });
  expect(written()).toMatchObject({ event: 'request-failed', level: 'error' });
});
