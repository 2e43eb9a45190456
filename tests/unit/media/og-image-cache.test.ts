import { lastRendered, renderOnce } from '@/lib/media/og-image-cache';

const picture = (text: string) => async () => Buffer.from(text);

it('draws once for concurrent requests, and again for different content', async () => {
  const draw = jest.fn(picture('a'));
  await Promise.all([1, 2, 3].map(() => renderOnce('hotel/a', '489', draw)));
  await renderOnce('hotel/a', '489', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(String(await renderOnce('hotel/a', '490', picture('b')))).toBe('b');
  expect(String(await lastRendered('hotel/a'))).toBe('b');
});

it('does not cache a failure', async () => {
  const failing = async () => {
    throw new Error('no picture');
  };
  await expect(renderOnce('hotel/f', '1', failing)).rejects.toThrow('no picture');
  expect(String(await renderOnce('hotel/f', '1', picture('ok')))).toBe('ok');
});

it('evicts the least recently requested image', async () => {
  await renderOnce('hotel/first', '1', picture('x'));
  for (let i = 0; i < 300; i++) await renderOnce(`hotel/${i}`, '1', picture('x'));
  expect(lastRendered('hotel/first')).toBeNull();
  expect(lastRendered('hotel/0')).not.toBeNull();
});
