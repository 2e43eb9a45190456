/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const directory = path.relative(process.cwd(), mkdtempSync(path.join(os.tmpdir(), 'known-')));
jest.mock('@/lib/env', () => ({ env: () => ({ NEXT_DIST_DIR: directory }) }));
afterAll(() => rmSync(directory, { recursive: true }));

/** The module as a server has it that has just started. */
async function restarted() {
  jest.resetModules();
  return (await import('@/lib/cache/last-known-good')).lastKnownGood;
}
const failing = () => Promise.reject(new Error('away'));

it('reads; gives what it read last while that fails, also after a restart', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const read = await restarted();
  await expect(read('colors', failing)).rejects.toThrow('away');
  expect(await read('colors', async () => ({ primary: '#fff' }))).toEqual({ primary: '#fff' });
  expect(await read('colors', failing)).toEqual({ primary: '#fff' });
  const again = await restarted();
  expect(await again('colors', failing)).toEqual({ primary: '#fff' });
  expect(logged).toHaveBeenCalledTimes(2);
  await expect(again('other', failing)).rejects.toThrow('away');
  logged.mockRestore();
});
