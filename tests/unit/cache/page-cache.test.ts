/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize } from 'node:v8';
import PageCache from '@/lib/cache/page-cache.cjs';
import {
  age,
  answer,
  context,
  DAY,
  folder,
  KEY,
  open,
  options,
  PAGE,
  read,
  restarted,
  serverDistDir,
  stored,
} from './opened-page-cache';

it.each([
  ['a page that is not found', answer(404), context],
  ['a temporary redirect', answer(307), context],
  ['a permanent redirect', answer(308), context],
  ['a page for one visitor', answer(undefined), { cacheControl: { revalidate: 1 } }],
])('does not store %s', async (_, page, lifetime) => {
  const cache = new PageCache(options(1_000_000));
  await cache.set(KEY, page, lifetime);
  expect(stored()).toEqual([]);
  expect(await cache.get(KEY, PAGE)).toBeNull();
});

it.each([
  ['a page', answer(undefined), context],
  ['a page with a status', answer(200), context],
  // Next uses false, not a number of seconds, for a page that never expires.
  ['a page that lasts', answer(200), { cacheControl: { revalidate: false, expire: undefined } }],
])('stores %s with everything that belongs to it', async (_, page, lifetime) => {
  await open().set(KEY, page, lifetime);
  const entry = await open().get(KEY, PAGE);
  expect(entry).toMatchObject({
    cacheControl: lifetime.cacheControl,
    value: { html: page.html, status: page.status },
  });
  expect(String(entry?.value.rscData)).toBe('rsc');
  expect(String(entry?.value.segmentData.get('/_tree'))).toBe('tree');
});

// One rendering answers all requests waiting for its page, even if it is not stored.
it.each([
  ['a page', answer(200), context],
  ['a page that is not found', answer(404), context],
  ['a redirect', answer(307), context],
  ['a page for one visitor', answer(200), { cacheControl: { revalidate: 1 } }],
  ['a page without a part', answer(200, 'partial'), { cacheControl: { revalidate: 1 } }],
])('removes the URL of the visit from %s', async (_, page, lifetime) => {
  const rscData = Buffer.from(
    '0:{"P":null,"c":["","hotel","ipe?promo=X"],"q":"?promo=X","i":false}\n',
  );
  const rendered = { ...page, rscData };
  await open().set(KEY, rendered, lifetime);
  expect(String(rendered.rscData)).toBe('0:{"P":null,"c":["",""],"q":"","i":false}\n');
});

it('defers scripts of a page for one visitor until the first paint, but not its CSS', async () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css">';
  const html = `<html><head>${sheet}<script src="/_next/static/a.js" async></script></head></html>`;
  const rendered = { ...answer(200), html };
  await open().set(KEY, rendered, { cacheControl: { revalidate: 1 } });
  expect(rendered.html).toContain(`${sheet}<script data-src="/_next/static/a.js"`);
});

it('stores nothing of the visit that a page was rendered for', async () => {
  const rscData = Buffer.from('0:{"P":null,"c":["","hotel","ipe?promo=X"],"q":"?promo=X"}\n');
  await open().set(KEY, { ...answer(200), rscData }, context);
  const entry = await open().get(KEY, PAGE);
  expect(String(entry?.value.rscData)).toBe('0:{"P":null,"c":["",""],"q":""}\n');
});

it('replaces a page by a 404, and a 404 by a page', async () => {
  await open().set(KEY, answer(200), context);
  await open().set(KEY, answer(404), context);
  expect(await read()).toBeNull();
  await open().set(KEY, answer(200), context);
  expect(await read()).toBe('<p>200</p>');
});

it('stores the one answer shared by all misses', async () => {
  await open().set(KEY, answer(404, 'settings,shared-miss'), context);
  expect((await open().get(KEY, PAGE))?.value).toMatchObject({ status: 404 });
  await open().set(KEY, answer(404, 'settings'), context);
  expect(await read()).toBeNull();
});

describe('a partial page', () => {
  const partial = () => answer(200, 'regions,partial');
  const short = { cacheControl: { revalidate: 1 } };

  it('is not stored', async () => {
    await open().set(KEY, partial(), short);
    expect(stored()).toEqual([]);
  });

  it('does not replace the stored page', async () => {
    const cache = new PageCache(options(1_000_000));
    await cache.set(KEY, { ...answer(200), html: '<p>whole</p>' }, context);
    await cache.set(KEY, partial(), short);
    expect((await cache.get(KEY, PAGE))?.value.html).toBe('<p>whole</p>');
    expect(await read()).toBe('<p>whole</p>');
  });
});

it('replaces a page atomically, so that a half-written one is never read', async () => {
  const long = (letter: string) => ({ ...answer(200), html: letter.repeat(4_000_000) });
  const before = long('a');
  await open().set(KEY, before, context);
  const [name = ''] = stored().filter((file) => file.endsWith('.page'));
  const file = path.join(serverDistDir, name);
  const length = readFileSync(file).length;
  let ended = false;
  const writing = open()
    .set(KEY, long('b'), context)
    .finally(() => {
      ended = true;
    });
  const lengths = new Set<number>();
  while (!ended) {
    lengths.add(readFileSync(file).length);
    await new Promise(setImmediate);
  }
  await writing;
  expect([...lengths]).toEqual([length]);
  expect(deserialize(readFileSync(file)).value.html).toBe(long('b').html);
  expect(stored().filter((part) => part.endsWith('.tmp'))).toEqual([]);
});

it('deletes unfinished files of a killed process at startup', async () => {
  mkdirSync(folder());
  writeFileSync(path.join(folder(), 'x.page.tmp'), 'half');
  restarted();
  expect(readdirSync(folder())).toEqual([]);
});

it('treats an unreadable page as missing', async () => {
  await open().set(KEY, answer(200), context);
  for (const name of readdirSync(folder())) writeFileSync(path.join(folder(), name), 'half');
  expect(await read()).toBeNull();
});

it('continues in memory if nothing can be written', async () => {
  writeFileSync(folder(), 'a file where the folder should be');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const cache = new PageCache(options(1_000_000));
  await cache.set(KEY, answer(200), context);
  await cache.revalidateTag('regions', { expire: 31_536_000 });
  expect((await cache.get(KEY, PAGE))?.value.html).toBe('<p>200</p>');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

it('stores answers of routes with any status, but none of fetch', async () => {
  const context = { kind: 'APP_ROUTE' };
  const route = { kind: 'APP_ROUTE', body: Buffer.from('x'), status: 404, headers: {} };
  await open().set('/robots.txt', route, context);
  expect(String((await open().get('/robots.txt', context))?.value.body)).toBe('x');
  await open().set('hash', { kind: 'FETCH' }, context);
  expect(await open().get('hash', { kind: 'FETCH' })).toBeNull();
});

it('removes the Location of a redirect, since one was already sent', async () => {
  const redirect = { ...answer(308), headers: { location: '/hotel/ipe' } };
  await open().set(KEY, redirect, context);
  expect(redirect.headers).toEqual({});
});

it('does nothing in a middleware, where Next passes no folder', async () => {
  const cache = new PageCache({});
  await cache.set('hash', { kind: 'FETCH' }, {});
  await cache.revalidateTag('hotels');
  expect(await cache.get('hash', { kind: 'FETCH' })).toBeNull();
});

it('sends the tags of a page as headers only if a CDN is told of changes', async () => {
  const page = () => answer(undefined, '_N_T_/hotel/ipe,hotels,until:2030-01-01,settings');
  const headersOf = async () => (await open().get(KEY, PAGE))?.value.headers;
  await open().set(KEY, page(), context);
  expect(await headersOf()).not.toHaveProperty('cache-tag');
  process.env.CDN_PURGE_URL = 'https://cdn.example/purge';
  await open().set(KEY, page(), context);
  delete process.env.CDN_PURGE_URL;
  const tags = { 'cache-tag': 'hotels,settings', 'surrogate-key': 'hotels settings' };
  expect(await headersOf()).toMatchObject(tags);
});

describe('pages of the build', () => {
  const files = () => path.join(serverDistDir, 'app/hotel/ipe');
  beforeEach(() => {
    mkdirSync(`${files()}.segments`, { recursive: true });
    const headers = { 'x-next-cache-tags': 'hotels' };
    const meta = { headers, segmentPaths: ['/_tree'], routeCache: { key: KEY, isFallback: false } };
    writeFileSync(`${files()}.html`, '<p>built</p>');
    writeFileSync(`${files()}.rsc`, 'rsc');
    writeFileSync(`${files()}.segments/_tree.segment.rsc`, 'tree');
    writeFileSync(`${files()}.meta`, JSON.stringify(meta));
    utimesSync(`${files()}.meta`, new Date(), new Date());
  });

  it('are served from the first request on, with everything that belongs to them', async () => {
    const { value } = (await open().get(KEY, PAGE)) ?? {};
    expect(value.html).toBe('<p>built</p>');
    expect(String(value.rscData)).toBe('rsc');
    expect(String(value.segmentData.get('/_tree'))).toBe('tree');
    expect(await open().get(`${KEY}-2`, PAGE)).toBeNull();
  });

  it('become stale like any other', async () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate'] });
    await open().revalidateTag('hotels', { expire: 31_536_000 });
    expect(await age()).toBe(DAY);
  });

  it('are replaced permanently, by a page or a 404', async () => {
    await open().set(KEY, answer(200), context);
    expect(await read()).toBe('<p>200</p>');
    await open().set(KEY, answer(404), context);
    expect(await read()).toBeNull();
    expect(await restarted().get(KEY, PAGE)).toBeNull();
  });

  it('are skipped if a file is missing', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    rmSync(`${files()}.html`);
    expect(await read()).toBeNull();
  });
});
