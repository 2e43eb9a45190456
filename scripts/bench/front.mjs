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
/** Taken in turns, so that what else the machine does meets both. */
const ROUNDS = 3;
const LEAST = 0.8;
const HEADERS = { 'accept-encoding': 'gzip' };

/** Whole answers per second, by a sender that takes little of the processor itself. */
async function rate(url) {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`];
  const { stdout } = await promisify(execFile)('wrk', [...load, ...headers, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}

/** The bytes of a page as the front sends them, as a file, and the headers that come with it. */
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

/** The same nginx with the same bytes as files: what is as quick as it gets. */
const disk = (port, folder) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    sendfile on;
    tcp_nopush on;
    open_file_cache max=100;
    location / { add_header Content-Encoding gzip; }
  }`;

/** A server that has just started renders every page once, which would be measured along. */
async function untilIdle(temp) {
  const log = path.join(temp, 'site.log');
  for (let tries = 0; tries < 600; tries += 1) {
    if (readFileSync(log, 'utf8').includes('"event":"pages-of-today"')) return;
    await setTimeout(100);
  }
}

const middle = (values) => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)];

/**
 * Answers per second through the shipped front, as a share of nginx serving the same bytes from disk:
 * one instance behind it, everything on this machine. Resolves to whether every share is large enough.
 */
export async function benchFront(temp, closers) {
  await ensureProgram(['wrk'], '-v', 'wrk');
  const production = await startProduction(temp);
  closers.push(production.close);
  const [folder, port] = [path.join(temp, 'disk'), await anyFreePort()];
  mkdirSync(folder);
  const secret = randomBytes(24).toString('base64url');
  const ports = [production.port];
  const front = await startFront(temp, { ports, secret, more: disk(port, folder) });
  closers.push(front.close);
  await untilIdle(temp);
  const lines = [['page', 'KB gz', 'front/s', 'disk/s', 'share', `≥ ${LEAST}`]];
  let good = true;
  for (const [i, page] of PAGES.entries()) {
    const bytes = await keep(folder, `page${i}`, front.internal + page);
    const rates = { front: [], disk: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.front.push(await rate(front.internal + page));
      rates.disk.push(await rate(`http://127.0.0.1:${port}/page${i}.html`));
    }
    const [through, from] = [middle(rates.front), middle(rates.disk)];
    const share = through / from;
    const isGood = share >= LEAST;
    good &&= isGood;
    const figures = [(bytes / 1024).toFixed(1), through.toFixed(0), from.toFixed(0)];
    lines.push([page, ...figures, share.toFixed(2), isGood ? '✓' : '✗']);
  }
  printTable(lines);
  return good;
}
