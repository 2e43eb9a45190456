import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { ask, SECRET, until, useFront } from './front-world.mjs';

describe('the copies of the front', () => {
  const world = useFront();
  const { answerAll, askedOf, fresh, get, lasting } = world;

  test('requests a page once, and sends visitors the Cache-Control of any cache', async () => {
    const page = lasting();
    const [first, second] = [await get(page), await get(page)];
    assert.deepEqual([first.front, second.front], ['MISS', 'HIT']);
    assert.equal(second.text, first.text);
    assert.equal(askedOf(page).length, 1);
    const { headers } = await get(fresh());
    assert.equal(headers['cache-control'], 'public, max-age=0, s-maxage=60, must-revalidate');
  });

  test('renews a page after a second with one request, and serves the old page meanwhile', async () => {
    const page = fresh();
    const { text } = await get(page);
    const waiting = [];
    answerAll((_, response) => waiting.push(response));
    const renewal = [];
    await until(async () => {
      if (waiting.length === 0) renewal.push(get(page));
      await setTimeout(100);
      return waiting.length > 0;
    });
    const others = await Promise.all(Array.from({ length: 20 }, () => get(page)));
    assert.deepEqual(new Set(others.map((answer) => answer.text)), new Set([text]));
    assert.equal(waiting.length, 1);
    waiting[0].end('new');
    await Promise.all(renewal);
    assert.equal((await get(page)).text, 'new');
  });

  test('does not serve an old page to the first visitor after a while', async () => {
    const page = fresh();
    const { text } = await get(page);
    // Once another copy of the same second has been renewed, this one is too old as well.
    const other = fresh();
    const first = await get(other);
    await until(async () => (await get(other)).text !== first.text);
    assert.notEqual((await get(page)).text, text);
  });

  test('stores two variants of a page, whatever Accept-Encoding a browser sends', async () => {
    const page = lasting();
    const taken = {
      'gzip, deflate, br, zstd': 'gzip',
      'br;q=1.0, gzip;q=0.8, *;q=0.1': 'gzip',
      gzip: 'gzip',
      'gzip;q=0': undefined,
      'gzip;q=0.0, br': undefined,
      'x-gzipped': undefined,
      identity: undefined,
    };
    for (const accepted of Object.keys(taken)) await get(page, { 'accept-encoding': accepted });
    const sent = askedOf(page).map(({ headers }) => headers['accept-encoding']);
    assert.deepEqual(sent.toSorted(), ['gzip', undefined]);
  });

  test('stores the document of a page and each kind of its RSC data separately', async () => {
    const page = lasting();
    const kinds = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-state-tree': '["",{}]' },
    ];
    const texts = [];
    for (const kind of kinds) texts.push((await get(page, kind)).text);
    assert.equal(new Set(texts).size, kinds.length);
    assert.equal((await get(page)).text, texts[0]);
  });

  test('replaces a copy immediately for the site, and for no other client', async () => {
    const page = lasting();
    const { text } = await get(page);
    const wrong = ['', 'x', SECRET.slice(1), `${SECRET}s`, `${SECRET} ${SECRET}`];
    for (const guess of wrong) {
      assert.equal((await get(page, { 'x-front-refresh': guess })).front, 'HIT', guess);
    }
    const renewed = await get(page, { 'x-front-refresh': SECRET });
    assert.equal(renewed.front, 'BYPASS');
    assert.notEqual(renewed.text, text);
    assert.equal((await get(page)).text, renewed.text);
    const seen = askedOf(page).map(({ headers }) => headers['x-front-refresh']);
    assert.deepEqual(seen, [undefined, undefined], 'no instance is told the secret');
  });

  test('asks the site for a link followed from a page with a stay', async () => {
    const page = lasting();
    await get(page);
    const from = { referer: 'http://localhost/hotels?region=x&checkin=2031-03-04' };
    assert.equal((await get(page, { ...from, 'sec-fetch-dest': 'document' })).front, 'BYPASS');
    assert.equal((await get(page, { ...from, 'sec-fetch-dest': 'empty' })).front, 'HIT');
    const plain = { referer: 'http://localhost/hotels?region=x', 'sec-fetch-dest': 'document' };
    assert.equal((await get(page, plain)).front, 'HIT');
  });

  test('without a secret, no client can replace a copy', async () => {
    const page = lasting();
    await ask(world.limited.url, { path: page });
    for (const guess of ['', ' ', 's'.repeat(40)]) {
      const headers = { 'x-front-refresh': guess };
      assert.equal((await ask(world.limited.url, { path: page, headers })).front, 'HIT');
    }
  });

  test('serves byte ranges of files, from the first request on', async () => {
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256)).toString('latin1');
    answerAll((_, response) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Type', 'image/webp');
      response.end(Buffer.from(bytes, 'latin1'));
      return true;
    });
    const part = async (file, range) => {
      const { status, headers, front: kept } = await get(file, { range });
      return [status, headers['content-range'], headers['content-length'], kept];
    };
    for (const file of ['/media/x/480.webp', '/art/a.webp', '/_next/static/media/a.woff2']) {
      assert.deepEqual(await part(file, 'bytes=0-99'), [206, 'bytes 0-99/1000', '100', 'MISS']);
      assert.deepEqual(await part(file, 'bytes=-1'), [206, 'bytes 999-999/1000', '1', 'HIT']);
      assert.deepEqual(await part(file, 'bytes=900-'), [206, 'bytes 900-999/1000', '100', 'HIT']);
      assert.equal((await part(file, 'bytes=1000-'))[0], 416);
      assert.equal(
        (await get(file)).headers['cache-control'],
        'public, max-age=31536000, immutable',
      );
      assert.equal(askedOf(file).length, 1);
    }
  });

  test('has no copies of drawings for visitors in light mode', async () => {
    answerAll(({ headers }, response) => {
      const isLight =
        headers['save-data'] === 'on' || /(?:^|; )vitrine_light=1(?:;|$)/.test(headers.cookie);
      response.setHeader('Cache-Control', `${isLight ? 'private' : 'public'}, max-age=86400`);
      response.end(`${isLight ? 'vector' : 'picture'} ${headers['accept-encoding']}`);
      return true;
    });
    const file = '/art/480/rio.webp';
    const of = async (headers) => {
      const { text, front: kept } = await get(file, { 'accept-encoding': 'gzip, br', ...headers });
      return [text, kept];
    };
    const light = ['vector gzip', 'BYPASS'];
    assert.deepEqual(await of({ 'save-data': 'on' }), light);
    assert.deepEqual(await of({}), ['picture undefined', 'MISS']);
    assert.deepEqual(await of({ 'save-data': 'on' }), light);
    assert.deepEqual(await of({ cookie: 'a=1; vitrine_light=1' }), light);
    for (const cookie of ['vitrine_light=0', 'vitrine_light=', 'x_vitrine_light=1'])
      assert.deepEqual(await of({ cookie }), ['picture undefined', 'HIT'], cookie);
    assert.deepEqual(await of({ 'save-data': 'off' }), ['picture undefined', 'HIT']);
  });
});
