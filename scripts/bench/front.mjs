import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { anyFreePort } from '../start/ports.mjs';
import { ensureProgram } from '../test/debian.mjs';
import { startFront } from '../test/front.mjs';
import { startProduction } from '../test/production.mjs';
import { printTable } from './table.mjs';

const PAGES = ['/', '/hotels', '/hotel/ipe-guanabara'];
const CONNECTIONS = 50;
const SECONDS = 4;
/** Rounds alternate between both, so that other load on the machine affects both. */
const ROUNDS = 3;
const LEAST = 0.8;
const HEADERS = { 'accept-encoding': 'gzip' };

/** Complete answers per second, measured with a client that needs little CPU itself. */
async function rate(url) {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`];
  const { stdout } = await promisify(execFile)('wrk', [...load, ...headers, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}

/** Stores the bytes of a page as the front sends them in a file; resolves to their number. */
async function keep(folder, name, url) {
  const { request } = await import('node:http');
  const bytes = await new Promise((resolve, reject) => {
    const sent = request(url, { headers: HEADERS }, async (answer) => {
      resolve(Buffer.concat(await answer.toArray()));
    });
    sent.once('error', reject);
    sent.end();
  });
  writeFileSync(path.join(folder, `${name}.html`), bytes);
  return bytes.length;
}

/** nginx that serves the pages' bytes as files: the upper limit. Uses the front's certificate. */
const disk = ({ plain, tls }, folder, keys) => `
  server {
    listen 127.0.0.1:${plain};
    listen 127.0.0.1:${tls} ssl;
    ssl_certificate ${keys}/cert.pem;
    ssl_certificate_key ${keys}/key.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    root ${folder};
    sendfile on;
    tcp_nopush on;
    open_file_cache max=100;
    location / { add_header Content-Encoding gzip; }
  }`;

/** A server that has just started renders every page once, which would affect the measurement. */
async function untilIdle(temp) {
  const log = path.join(temp, 'site.log');
  for (let tries = 0; tries < 600; tries += 1) {
    if (readFileSync(log, 'utf8').includes('"event":"pages-of-today"')) return;
    await setTimeout(100);
  }
}

const middle = (values) => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)];

/** The median rates of two URLs, measured alternately. */
async function rates(front, file) {
  const [through, from] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    through.push(await rate(front));
    from.push(await rate(file));
  }
  return [middle(through), middle(from)];
}

/**
 * Answers per second through the shipped front, relative to nginx serving the same bytes from disk:
 * one instance behind it, everything on this machine. Over TLS, as visitors come, and without it,
 * as the site's machines do, for information. Resolves to whether all TLS ratios are high enough.
 */
export async function benchFront(temp, closers) {
  await ensureProgram(['wrk'], '-v', 'wrk');
  const production = await startProduction(temp);
  closers.push(production.close);
  const folder = path.join(temp, 'disk');
  mkdirSync(folder);
  const ports = { plain: await anyFreePort(), tls: await anyFreePort() };
  const front = await startFront(temp, {
    ports: [production.port],
    secret: randomBytes(24).toString('base64url'),
    more: disk(ports, folder, path.join(temp, 'front')),
  });
  closers.push(front.close);
  await untilIdle(temp);
  const lines = [['page', 'KB gz', '', 'front/s', 'disk/s', 'share', `≥ ${LEAST}`]];
  let good = true;
  for (const [i, page] of PAGES.entries()) {
    const bytes = await keep(folder, `page${i}`, front.internal + page);
    const file = `/page${i}.html`;
    const size = (bytes / 1024).toFixed(1);
    const figures = ([through, from]) => [
      through.toFixed(0),
      from.toFixed(0),
      (through / from).toFixed(2),
    ];
    const tls = await rates(front.url + page, `https://localhost:${ports.tls}${file}`);
    const plain = await rates(front.internal + page, `http://127.0.0.1:${ports.plain}${file}`);
    const isGood = tls[0] / tls[1] >= LEAST;
    good &&= isGood;
    lines.push([page, size, 'TLS', ...figures(tls), isGood ? '✓' : '✗']);
    lines.push([page, size, 'plain', ...figures(plain), '']);
  }
  printTable(lines);
  return good;
}
