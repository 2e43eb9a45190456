/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const directory = path.relative(process.cwd(), mkdtempSync(path.join(os.tmpdir(), 'known-')));
jest.mock('@/lib/env', () => ({ env: () => ({ NEXT_DIST_DIR: directory }) }));
afterAll(() => rmSync(directory, { recursive: true }));

/** The module as loaded by a server that has just started. */
async function restarted() {
  jest.resetModules();
  return import('@/lib/cache/last-known-good');
}
const failing = () => Promise.reject(new Error('away'));

it('returns the last value read if reading fails, even after a restart', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { lastKnownGood: read } = await restarted();
  await expect(read('colors', failing)).rejects.toThrow('away');
  expect(await read('colors', async () => ({ primary: '#fff' }))).toEqual({ primary: '#fff' });
  expect(await read('colors', failing)).toEqual({ primary: '#fff' });
  const { lastKnownGood: again } = await restarted();
  expect(await again('colors', failing)).toEqual({ primary: '#fff' });
  expect(logged).toHaveBeenCalledTimes(2);
  await expect(again('other', failing)).rejects.toThrow('away');
  logged.mockRestore();
});

it('remembers a value until it is forgotten, whatever its name contains', async () => {
  const { remember } = await restarted();
  const name = `hotel ../${'x'.repeat(300)}`;
  await remember(name, { slug: 'ipe' });
  const { recall, forget, remember: rememberAgain } = await restarted();
  expect(await recall(name)).toEqual({ slug: 'ipe' });
  await forget(name);
  expect(await recall(name)).toBeNull();
  await rememberAgain(name, { slug: 'ipe' });
  await forget(name);
  expect(await recall(name)).toBeNull();
  expect(await (await restarted()).recall(name)).toBeNull();
});

it('deletes files that a killed server left unfinished, but none being written', async () => {
  const { remember, deleteUnfinished } = await restarted();
  await remember('hotel ipe', { slug: 'ipe' });
  const folder = path.join(directory, 'server/page-cache');
  const [left, newest] = ['a.json.x.tmp', 'b.json.y.tmp'].map((name) => path.join(folder, name));
  for (const file of [left, newest]) writeFileSync(file ?? '', '{"sl');
  const yesterday = Date.now() / 1000 - 86_400;
  utimesSync(left ?? '', yesterday, yesterday);
  const kept = readdirSync(folder).filter((name) => !name.startsWith('a.json.'));
  await deleteUnfinished();
  expect(readdirSync(folder)).toEqual(kept);
});

it('continues in memory if nothing can be written, and warns once', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  rmSync(path.join(directory, 'server'), { recursive: true });
  writeFileSync(path.join(directory, 'server'), 'a file where the folder should be');
  const { remember, recall } = await restarted();
  for (const name of ['a', 'b']) {
    await remember(name, name);
    expect(await recall(name)).toBe(name);
  }
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
