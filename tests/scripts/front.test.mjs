import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { startFront } from '../../scripts/test/front.mjs';

/** What the site answers a page with to this front. */
const PAGE = 'public, max-age=0, s-maxage=1';
const SECRET = 's'.repeat(40);

/** One request exactly as written, with what came back. */
async function ask(url, { path: target = '/', method = 'GET', headers = {}, body } = {}) {
  const { hostname, port, protocol } = new URL(url);
  const { request } = protocol === 'https:' ? https : http;
  const options = { hostname, port, path: target, method, headers, agent: false };
  const sent = request({ ...options, rejectUnauthorized: false });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const chunks = await answer.toArray();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    front: answer.headers['x-front'],
    text: Buffer.concat(chunks).toString(),
  };
}

let answers = 0;

/** An instance whose answers the test gives: each another one, by default. */
async function startInstance() {
  const asked = [];
  const state = { answer: null };
  const server = http.createServer((request, response) => {
    asked.push(request);
    response.setHeader('Cache-Control', PAGE);
    request.resume();
    request.once('end', () => {
      if (state.answer?.(request, response) !== undefined) return;
      answers += 1;
      response.end(`answer ${answers}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return {
    asked,
    state,
    port,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    isListening: () => server.listening,
  };
}

async function until(holds) {
  for (let tries = 0; !(await holds()); tries += 1) {
    assert.ok(tries < 400, 'waited in vain');
    await setTimeout(25);
  }
}

describe('the front', () => {
  let temp;
  let front;
  let limited;
  let a;
  let b;
  let n = 0;
  /** A page that nobody has asked for. */
  const fresh = () => `/page-${++n}`;
  /** Asks until an instance answers: one that has failed is left alone for a while. */
  const taken = async (target) => {
    let answer;
    await until(async () => {
      answer = await get(target);
      return answer.status === 200;
    });
    return answer;
  };
  const get = (target, headers = {}) => ask(front.internal, { path: target, headers });

  before(async () => {
    temp = mkdtempSync(path.join(tmpdir(), 'front-'));
    [a, b] = [await startInstance(), await startInstance()];
    const ports = [a.port, b.port];
    front = await startFront(temp, { ports, secret: SECRET, siteHost: 'www.example' });
    // Its own machines are others, so that this one is a stranger to it.
    const ownNetwork = '192.0.2.0/24';
    limited = await startFront(temp, { ports, ownNetwork, secret: '', name: 'limited' });
  });
  after(async () => {
    await Promise.all([front.close(), limited.close(), a.stop(), b.stop()]);
    rmSync(temp, { recursive: true, force: true });
  });
  beforeEach(() => {
    for (const { asked, state } of [a, b]) {
      asked.length = 0;
      state.answer = null;
    }
  });
  afterEach(async () => {
    for (const instance of [a, b]) if (!instance.isListening()) await instance.start();
  });
  const answerAll = (answer) => {
    a.state.answer = answer;
    b.state.answer = answer;
  };
  const askedOf = (target) => [...a.asked, ...b.asked].filter(({ url }) => url === target);

  test('asks once for a page, and says to visitors what the site says to any cache', async () => {
    const page = fresh();
    const [first, second] = [await get(page), await get(page)];
    assert.deepEqual([first.front, second.front], ['MISS', 'HIT']);
    assert.equal(second.text, first.text);
    assert.equal(askedOf(page).length, 1);
    assert.equal(
      second.headers['cache-control'],
      'public, max-age=0, s-maxage=60, must-revalidate',
    );
  });

  test('asks again after a second, once for all who come, and serves the old page meanwhile', async () => {
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

  test('has no old page for whoever comes first after a while', async () => {
    const page = fresh();
    const { text } = await get(page);
    // The copy is of no use any more when another one of the same second is renewed.
    const other = fresh();
    const first = await get(other);
    await until(async () => (await get(other)).text !== first.text);
    assert.notEqual((await get(page)).text, text);
  });

  test('keeps two variants of a page, however a browser says what it takes', async () => {
    const page = fresh();
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

  test('tells a document from the data of the same page', async () => {
    const page = fresh();
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

  for (const [what, headers, target] of [
    ['a private answer', { 'Cache-Control': 'private, no-store' }, '/some'],
    ['an answer that is not to be stored', { 'Cache-Control': 'no-store, s-maxage=60' }, '/other'],
    ['an answer that sets a cookie', { 'Cache-Control': PAGE, 'Set-Cookie': 'a=b' }, '/cookie'],
    ['a page of staff', { 'Cache-Control': PAGE }, '/admin/hotels'],
    ['a page of staff by another spelling', { 'Cache-Control': PAGE }, '/%61dmin/hotels'],
    ['a page of staff by a detour', { 'Cache-Control': PAGE }, '/x/..//auth'],
    ['the sign-in', { 'Cache-Control': PAGE }, '/auth?next=%2Fadmin'],
    ['an answer of the API', { 'Cache-Control': PAGE }, '/api/search?q=x'],
    ['a page of the newsletter', { 'Cache-Control': PAGE }, '/newsletter/sair?t=1'],
  ]) {
    test(`never keeps ${what}`, async () => {
      answerAll((_, response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      });
      for (let i = 0; i < 3; i += 1) {
        assert.notEqual((await get(target)).front, 'HIT');
        assert.equal(askedOf(target).length, i + 1);
      }
    });
  }

  test('replaces a copy at once for the site, and for nobody else', async () => {
    const page = fresh();
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

  test('without a secret nobody replaces a copy', async () => {
    const page = fresh();
    await ask(limited.url, { path: page });
    for (const guess of ['', ' ', 's'.repeat(40)]) {
      const headers = { 'x-front-refresh': guess };
      assert.equal((await ask(limited.url, { path: page, headers })).front, 'HIT');
    }
  });

  test('tells the site who asks, and nothing that was made up', async () => {
    const page = fresh();
    await get(page, {
      host: 'evil.example',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-real-ip': '203.0.113.9',
      'x-middleware-subrequest': 'middleware',
      forwarded: 'for=203.0.113.9',
    });
    const [{ headers }] = askedOf(page);
    const { 'x-request-id': id, ...sent } = headers;
    assert.match(id, /^[0-9a-f]{32}$/);
    assert.deepEqual(sent, {
      host: 'www.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'www.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '127.0.0.1',
      'x-front-cache': 'renews',
      connection: 'close',
    });
  });

  for (const [what, target, method, headers, status] of [
    ['a percent sign that stands for nothing', '/%zz', 'GET', {}, 400],
    ['half of an escape', '/hotel/%e', 'GET', {}, 400],
    ['a zero byte', '/a%00b', 'GET', {}, 400],
    ['a way out of the root', '/../../etc/passwd', 'GET', {}, 400],
    ['the same way, escaped', '/%2e%2e/%2e%2e/etc/passwd', 'GET', {}, 400],
    ['an endless address', `/${'x'.repeat(20_000)}`, 'GET', {}, 414],
    ['an endless header', '/', 'GET', { 'x-long': 'x'.repeat(20_000) }, 400],
    ['a method that the site has not', '/', 'DELETE', {}, 405],
    ['a method of tunnels', '/', 'TRACE', {}, 405],
    ['a long text for a page', '/', 'POST', { 'content-length': 2_000_000 }, 413],
    ['a file that is too large', '/api/media', 'POST', { 'content-length': 17_000_000 }, 413],
    ['the page of errors itself', '/front-error.html', 'GET', {}, 404],
  ]) {
    test(`answers ${what} by itself, under the policy`, async () => {
      answerAll((_, response) => response.destroy());
      const answer = await ask(front.internal, { path: target, method, headers });
      assert.equal(answer.status, status);
      assert.match(answer.headers['content-security-policy'], /default-src 'none'/);
      assert.match(answer.headers['strict-transport-security'], /max-age=\d{8}/);
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.doesNotMatch(answer.headers.server + answer.text, /nginx\/\d/);
      assert.match(answer.text, /lang="pt-BR"/);
    });
  }

  test('lets a picture of fifteen megabytes through', async () => {
    const body = Buffer.alloc(15_000_000);
    const answer = await ask(front.internal, { path: '/api/media', method: 'POST', body });
    assert.equal(answer.status, 200);
  });

  test('serves files in parts, from the first request on', async () => {
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

  test('asks the other instance for a file that one of another build has not', async () => {
    a.state.answer = (_, response) => {
      response.statusCode = 404;
    };
    for (let i = 0; i < 4; i += 1) {
      assert.equal((await get(`/_next/static/chunks/${i}.js`)).status, 200);
    }
  });

  test('asks the other instance where one is gone or breaks off, but sends nothing twice', async () => {
    await a.stop();
    for (let i = 0; i < 6; i += 1) assert.equal((await get(fresh())).status, 200);
    const post = (target) => ask(front.internal, { path: target, method: 'POST', body: 'x' });
    for (let i = 0; i < 6; i += 1) assert.equal((await post('/api/x')).status, 200);
    await a.start();
    let broken = 0;
    const breakOff = (request) => {
      broken += 1;
      request.socket.destroy();
      return true;
    };
    a.state.answer = breakOff;
    for (let i = 0; i < 6; i += 1) assert.equal((await get(fresh())).status, 200);
    answerAll(breakOff);
    broken = 0;
    assert.equal((await post('/admin/hotels')).status, 502);
    assert.equal(broken, 1);
  });

  test('goes on with what it has while no instance answers', async () => {
    const [page, unknown] = [fresh(), fresh()];
    const { text } = await taken(page);
    const file = '/media/y/480.webp';
    await taken(file);
    await Promise.all([a.stop(), b.stop()]);
    await until(async () => (await get(page)).front === 'STALE');
    assert.deepEqual(
      [(await get(page)).text, (await get(file)).status, (await get(unknown)).status],
      [text, 200, 502],
    );
    await Promise.all([a.start(), b.start()]);
    await until(async () => (await get(page)).text !== text);
  });

  test('goes on with what it has while the site fails', async () => {
    const page = fresh();
    const { text } = await taken(page);
    answerAll((_, response) => {
      response.statusCode = 500;
      response.setHeader('Cache-Control', 'no-store');
    });
    await until(async () => (await get(page)).front === 'STALE');
    const answer = await get(page);
    assert.deepEqual([answer.status, answer.text], [200, text]);
  });

  test('limits what one stranger asks and sends, and never the site itself', async () => {
    const all = (url, count, options) =>
      Promise.all(Array.from({ length: count }, async () => (await ask(url, options)).status));
    const page = fresh();
    const read = await all(limited.url, 500, { path: page });
    const sent = await all(limited.url, 60, { path: '/auth', method: 'POST' });
    assert.ok(read.includes(200) && read.includes(429));
    assert.ok(sent.includes(200) && sent.includes(429));
    const own = await all(front.internal, 500, { path: page });
    assert.deepEqual([...new Set(own)], [200]);
    assert.equal((await ask(limited.internal, { path: page })).status, 403);
  });

  test('speaks HTTP/2 under its own name only, and leads there from HTTP', async () => {
    const session = http2.connect(front.url, { rejectUnauthorized: false });
    const stream = session.request({ ':path': fresh() });
    const [headers] = await once(stream, 'response');
    assert.equal(headers[':status'], 200);
    stream.resume();
    session.close();
    const options = { rejectUnauthorized: false, servername: 'evil.example' };
    const refused = http2.connect(front.url, options);
    const [error] = await once(refused, 'error');
    assert.match(error.code, /SSL|TLS|ECONNRESET/);
    const { status, headers: led } = await ask(front.plainUrl, { path: '/hotels?q=x' });
    assert.deepEqual([status, led.location], [308, 'https://www.example/hotels?q=x']);
    assert.match(led['content-security-policy'], /default-src 'none'/);
  });
});
