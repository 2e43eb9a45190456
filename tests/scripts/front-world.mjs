import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { startFront } from '../../scripts/test/front.mjs';

/** The Cache-Control of a page that the site sends to this front. */
export const PAGE = 'public, max-age=0, s-maxage=1';
/** The same for a page that a test expects to find again, however slow its requests are. */
const LASTING = 'public, max-age=0, s-maxage=600';
export const SECRET = 's'.repeat(40);

/** Sends one request exactly as given and returns the response. `more`: connection options. */
export async function ask(
  url,
  { path: target = '/', method = 'GET', headers = {}, body, ...more } = {},
) {
  const { hostname, port, protocol } = new URL(url);
  const { request } = protocol === 'https:' ? https : http;
  const options = { hostname, port, path: target, method, headers, agent: false, ...more };
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

/** An instance whose responses the test chooses; by default, each is different. */
async function startInstance() {
  const asked = [];
  const state = { answer: null };
  const server = http.createServer((request, response) => {
    asked.push(request);
    response.setHeader('Cache-Control', request.url.startsWith('/lasting') ? LASTING : PAGE);
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

/** Waits for a condition, up to a minute on a busy machine. */
export async function until(holds) {
  for (let tries = 0; !(await holds()); tries += 1) {
    assert.ok(tries < 2_400, 'waited in vain');
    await setTimeout(25);
  }
}

/** Starts the shipped front for one test file, with two instances whose responses it chooses. */
export function useFront() {
  const world = {};
  let temp;
  let pages = 0;
  before(async () => {
    temp = mkdtempSync(path.join(tmpdir(), 'front-'));
    const [a, b] = [await startInstance(), await startInstance()];
    const ports = [a.port, b.port];
    const front = await startFront(temp, { ports, secret: SECRET, siteHost: 'www.example' });
    // Its own network is a different one, so this machine counts as a stranger.
    const ownNetwork = '192.0.2.0/24';
    // Strangers have the addresses that a CDN in front of it would report.
    const more = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;';
    const limited = await startFront(temp, {
      ports,
      ownNetwork,
      secret: '',
      name: 'limited',
      more,
      // A busy machine sends fewer requests per second than the shipped rates allow.
      changes: [
        ['rate=100r/s', 'rate=1r/s'],
        ['rate=5r/s', 'rate=1r/m'],
      ],
    });
    Object.assign(world, { a, b, front, limited });
  });
  after(async () => {
    const { a, b, front, limited } = world;
    await Promise.all([front.close(), limited.close(), a.stop(), b.stop()]);
    rmSync(temp, { recursive: true, force: true });
  });
  beforeEach(() => {
    for (const { asked, state } of [world.a, world.b]) {
      asked.length = 0;
      state.answer = null;
    }
  });
  afterEach(async () => {
    for (const instance of [world.a, world.b]) if (!instance.isListening()) await instance.start();
  });
  const get = (target, headers = {}) => ask(world.front.internal, { path: target, headers });
  return Object.assign(world, {
    get,
    /** The path of a page that was not requested before. */
    fresh: () => `/page-${++pages}`,
    /** The same, with a copy that is valid for ten minutes instead of a second. */
    lasting: () => `/lasting-${++pages}`,
    /** Requests until an instance answers, because a failed one gets no requests for a while. */
    taken: async (target) => {
      let answer;
      await until(async () => {
        answer = await get(target);
        return answer.status === 200;
      });
      return answer;
    },
    answerAll: (answer) => {
      world.a.state.answer = answer;
      world.b.state.answer = answer;
    },
    askedOf: (target) => [...world.a.asked, ...world.b.asked].filter(({ url }) => url === target),
  });
}
