import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Makes one complete request; resolves to its status, 0 if there was no response. */
function request(url, agent) {
  return new Promise((resolve) => {
    const options = { agent, headers: { 'accept-encoding': 'gzip' } };
    const sent = http.get(url, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(0));
    });
    sent.setTimeout(30_000, () => sent.destroy());
    sent.once('error', () => resolve(0));
  });
}

/**
 * Requests the URLs of a file, one per line: in turn for this many seconds, or each once. Runs in
 * its own process, so that it does not wait for the work of site and database.
 */
async function send(file, connections, seconds) {
  const urls = readFileSync(file, 'utf8').trim().split('\n');
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const statuses = {};
  const began = performance.now();
  const end = seconds > 0 ? began + seconds * 1000 : Number.POSITIVE_INFINITY;
  let next = 0;
  const connection = async () => {
    while (performance.now() < end && (seconds > 0 || next < urls.length)) {
      const url = urls[next++ % urls.length];
      const asked = performance.now();
      const status = await request(url, agent);
      times.push(performance.now() - asked);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  const share = (percent) => Math.round(times[Math.ceil((times.length * percent) / 100) - 1] ?? 0);
  const took = (performance.now() - began) / 1000;
  const figures = { p50: share(50), p99: share(99), longest: share(100) };
  console.log(
    JSON.stringify({ answers: times.length, rate: times.length / took, statuses, ...figures }),
  );
}

/**
 * Sends requests for `urls` on this many connections, for `seconds` or each once. Resolves to {
 * answers, rate (per second), statuses (counts; 0 is no response), p50, p99, longest (ms) }.
 */
export async function requests(temp, urls, { connections, seconds = 0 }) {
  const file = path.join(temp, 'urls.txt');
  writeFileSync(file, urls.join('\n'));
  const args = [fileURLToPath(import.meta.url), file, String(connections), String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, connections, seconds] = process.argv.slice(2);
  await send(file, Number(connections), Number(seconds));
}
