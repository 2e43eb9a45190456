import http from 'node:http';
import https from 'node:https';
import { BROWSER_ARGS } from './browser.mjs';

/** The middle value of a list of numbers (the lower one of two). */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** Starts a headless browser that Lighthouse can drive: { port, kill }. */
export async function launchBrowser(chromePath) {
  const { launch } = await import('chrome-launcher');
  return launch({
    chromePath,
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
    logLevel: 'error',
  });
}

function get(url, headers) {
  const client = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    client
      .get(url, { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ bytes, status: response.statusCode }));
        response.on('error', reject);
      })
      .on('error', reject);
  });
}

/** How many bytes the body of `url` takes on the wire when the browser only knows gzip. */
export const gzipBytes = async (url) => (await get(url, { 'accept-encoding': 'gzip' })).bytes;

/** The median time in ms for the whole answer of a page that is already cached. */
export async function serverTime(url, requests) {
  const times = [];
  for (let i = 0; i < requests; i += 1) {
    const began = performance.now();
    const { status } = await get(url, { 'accept-encoding': 'gzip' });
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}
