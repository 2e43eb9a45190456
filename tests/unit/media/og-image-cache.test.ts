import { drawnOnce, lastDrawn } from '@/lib/media/og-image-cache';

const picture = (text: string) => async () => Buffer.from(text);

it('draws once for all who ask at the same time, and anew for another content', async () => {
  const draw = jest.fn(picture('a'));
  await Promise.all([1, 2, 3].map(() => drawnOnce('hotel/a', '489', draw)));
  await drawnOnce('hotel/a', '489', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(String(await drawnOnce('hotel/a', '490', picture('b')))).toBe('b');
  expect(String(await lastDrawn('hotel/a'))).toBe('b');
});

it('does not keep a failure', async () => {
  const failing = async () => {
    throw new Error('no picture');
  };
  await expect(drawnOnce('hotel/f', '1', failing)).rejects.toThrow('no picture');
  expect(String(await drawnOnce('hotel/f', '1', picture('ok')))).toBe('ok');
});

it('forgets the one not asked for longest, whatever is asked for', async () => {
  await drawnOnce('hotel/first', '1', picture('x'));
  for (let i = 0; i < 300; i++) await drawnOnce(`hotel/${i}`, '1', picture('x'));
  expect(lastDrawn('hotel/first')).toBeNull();
  expect(lastDrawn('hotel/0')).not.toBeNull();
});
