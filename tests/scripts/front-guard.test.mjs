import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import tls from 'node:tls';
import { startFront } from '../../scripts/test/front.mjs';
import { ask, PAGE, until, useFront } from './front-world.mjs';

describe('the front between clients and the site', () => {
  const world = useFront();
  const { answerAll, askedOf, fresh, get } = world;

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

  test('logs the client, page and time of a request, but not its query or headers', async () => {
    const page = fresh();
    await get(`${page}?q=segredo&t=token`, {
      referer: 'https://x.example/?r=1',
      'user-agent': 'UA',
    });
    // The only worker writes the line of a response before it takes the next request.
    await get(fresh());
    const line = world.front
      .accessLog()
      .split('\n')
      .find((text) => text.includes(page));
    assert.match(
      line,
      /^127\.0\.0\.1 \[\d{4}-\d\d-\d\dT[^\]]+\] GET \/\S+ 200 \d+ [\d.]+ [\da-f]{32}$/,
    );
    assert.doesNotMatch(world.front.accessLog(), /segredo|token|x\.example|UA/);
  });

  test('tells the site the client and the host, and drops forged headers', async () => {
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
    ['an address longer than any of the site', `/auth?next=${'x'.repeat(4_090)}`, 'GET', {}, 414],
    ['an endless header', '/', 'GET', { 'x-long': 'x'.repeat(20_000) }, 400],
    ['a way to send that is none', '/auth', 'POST', { 'transfer-encoding': 'x' }, 501],
    ['a method that the site has not', '/', 'DELETE', {}, 405],
    ['a method of tunnels', '/', 'TRACE', {}, 405],
    ['a long text for a page', '/', 'POST', { 'content-length': 2_000_000 }, 413],
    ['a file that is too large', '/api/media', 'POST', { 'content-length': 17_000_000 }, 413],
    ['the page of errors itself', '/front-error.html', 'GET', {}, 404],
  ]) {
    test(`answers ${what} by itself, under the policy`, async () => {
      answerAll((_, response) => response.destroy());
      const answer = await ask(world.front.internal, { path: target, method, headers });
      assert.equal(answer.status, status);
      assert.match(answer.headers['content-security-policy'], /default-src 'none'/);
      assert.match(answer.headers['strict-transport-security'], /max-age=\d{8}/);
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.doesNotMatch(answer.headers.server + answer.text, /nginx\/\d/);
      assert.match(answer.text, /lang="pt-BR"/);
    });
  }

  test('does not mark an instance as failed if its response repeats a long URL', async () => {
    // Next repeats the URL of a redirect in two headers, with six bytes for a character such as é.
    const long = `/x/?${'%C3%A9'.repeat(4_000)}`;
    answerAll((_, response) => {
      for (const name of ['Location', 'Refresh']) response.setHeader(name, long);
    });
    for (let i = 0; i < 8; i += 1) {
      for (const page of [fresh(), '/auth']) {
        const asked = { path: page, maxHeaderSize: 100_000 };
        assert.equal((await ask(world.front.internal, asked)).status, 200);
      }
    }
  });

  test('accepts a picture of fifteen megabytes', async () => {
    const body = Buffer.alloc(15_000_000);
    const answer = await ask(world.front.internal, { path: '/api/media', method: 'POST', body });
    assert.equal(answer.status, 200);
  });

  test('answers an upload that no instance accepts with 502, not with 413', async () => {
    answerAll((_, response) => response.destroy());
    const upload = { path: '/api/media', method: 'POST', body: Buffer.alloc(5_000_000) };
    assert.equal((await ask(world.front.internal, upload)).status, 502);
  });

  test('limits the reads and writes of one client, but never those of the site', async () => {
    const all = (url, count, options) =>
      Promise.all(Array.from({ length: count }, async () => (await ask(url, options)).status));
    const page = fresh();
    const by = (address) => ({ headers: { 'x-forwarded-for': address } });
    const read = await all(world.limited.url, 500, { path: page, ...by('203.0.113.91') });
    const post = { path: '/auth', method: 'POST', ...by('203.0.113.92') };
    const sent = await all(world.limited.url, 60, post);
    assert.ok(read.includes(200) && read.includes(429));
    assert.ok(sent.includes(200) && sent.includes(429));
    const own = await all(world.front.internal, 500, { path: page });
    assert.deepEqual([...new Set(own)], [200]);
    assert.equal((await ask(world.limited.internal, { path: page })).status, 403);
  });

  test('waits for request headers only as long as configured, under any server name', async () => {
    const temp = mkdtempSync(path.join(tmpdir(), 'front-slow-'));
    const changes = [['client_header_timeout 20s;', 'client_header_timeout 1s;']];
    const front = await startFront(temp, { ports: [world.a.port], changes });
    for (const url of [front.url, front.plainUrl]) {
      const { protocol, port } = new URL(url);
      const slow = (protocol === 'https:' ? tls : net).connect({
        port,
        host: '127.0.0.1',
        servername: 'localhost',
        rejectUnauthorized: false,
      });
      slow.on('error', () => {});
      slow.resume();
      slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      const drip = setInterval(() => slow.write('a'), 100);
      // nginx's own default would be a minute.
      await once(slow, 'close', { signal: AbortSignal.timeout(50_000) });
      clearInterval(drip);
    }
    await front.close();
    rmSync(temp, { recursive: true, force: true });
  });

  test('limits the unfinished requests of one client', async () => {
    let refused = 0;
    // A client without earlier requests, and fewer requests than the rate allows at once.
    const headers = { 'content-length': 9, 'x-forwarded-for': '203.0.113.77' };
    const options = { method: 'GET', headers, rejectUnauthorized: false };
    const halves = Array.from({ length: 260 }, () => {
      const half = https.request(world.limited.url, { ...options, path: '/half', agent: false });
      half.on('error', () => {});
      half.on('response', ({ statusCode }) => {
        if (statusCode === 429) refused += 1;
      });
      half.write('half');
      return half;
    });
    await until(() => refused > 0);
    for (const half of halves) half.destroy();
    assert.equal((await ask(world.front.internal, { path: fresh() })).status, 200);
  });

  for (const [what, addressOf, isOne] of [
    ['the addresses of one IPv6 network as one client', (i) => `2001:db8:a:b:${i}::${i}`, true],
    ['each IPv6 network by itself', (i) => `2001:db8:c:${i}::1`, false],
    ['each IPv4 address by itself', (i) => `203.0.113.${i}`, false],
    ['each IPv4 address that is written as IPv6 by itself', (i) => `::ffff:198.51.100.${i}`, false],
  ]) {
    test(`counts ${what}`, async () => {
      const sent = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const headers = { 'x-forwarded-for': addressOf(index + 1) };
          return (await ask(world.limited.url, { path: '/auth', method: 'POST', headers })).status;
        }),
      );
      assert.equal(sent.includes(429), isOne);
    });
  }

  test('serves HTTP/2 under its own name only, and redirects HTTP to it', async () => {
    const session = http2.connect(world.front.url, { rejectUnauthorized: false });
    const stream = session.request({ ':path': fresh() });
    const [headers] = await once(stream, 'response');
    assert.equal(headers[':status'], 200);
    stream.resume();
    session.close();
    const options = { rejectUnauthorized: false, servername: 'evil.example' };
    const refused = http2.connect(world.front.url, options);
    const [error] = await once(refused, 'error');
    assert.match(error.code, /SSL|TLS|ECONNRESET/);
    const misled = await ask(world.front.url, {
      headers: { host: 'evil.example' },
      servername: 'localhost',
    });
    assert.equal(misled.status, 421);
    assert.match(misled.headers['content-security-policy'], /default-src 'none'/);
    const { status, headers: led } = await ask(world.front.plainUrl, { path: '/hotels?q=x' });
    assert.deepEqual([status, led.location], [308, 'https://www.example/hotels?q=x']);
    assert.match(led['content-security-policy'], /default-src 'none'/);
  });
});
