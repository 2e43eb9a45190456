import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '../start/failure.mjs';

const CONNECTIONS = 50;
const SECONDS = 4;

/** Runs in a process of its own, so that it does not wait for the site's and the bench's work. */
async function send(url) {
  const { default: http } = await import('node:http');
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { 'accept-encoding': 'gzip' };
  let answers = 0;
  const request = () =>
    new Promise((resolve, reject) => {
      const sent = http.get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
        response.resume().once('end', resolve);
      });
      sent.once('error', reject);
    });
  const end = performance.now() + SECONDS * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      await request();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  console.log(answers / SECONDS);
}

/**
 * How many whole answers of `url` a server gives per second on 50 connections. Throws a Failure when
 * an answer is no 200.
 */
export async function requestsPerSecond(url) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      fileURLToPath(import.meta.url),
      url,
    ]);
    return Number(stdout);
  } catch (error) {
    throw new Failure(`The load on ${url} failed: ${error.stderr || error.message}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await send(process.argv[2]);
