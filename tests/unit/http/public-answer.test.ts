/** @jest-environment node */
import { publicAnswer } from '@/lib/http/public-answer';

const failing = () => Promise.reject(new Error('away'));

it('is the result, cached for the given time', async () => {
  const answer = await publicAnswer('prices', 60, async () => ({ a: 1 }));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(await answer.json()).toEqual({ a: 1 });
});

it.each([
  ['nothing', undefined, ''],
  ['nothing found', [], '[]'],
  ['null', null, 'null'],
])('is an uncached error if the read fails, with %s as its body', async (_, failed, body) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  const answer = await publicAnswer('prices', 60, failing, failed);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await answer.text()).toBe(body);
  const told = [...warn.mock.calls, ...error.mock.calls].flat().join(' ');
  expect(told).toContain('prices');
});
