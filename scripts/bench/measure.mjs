import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { BROWSER_ARGS } from '../test/browser.mjs';

/** The median of a list of numbers (the lower of the two in the middle). */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** The value below which this percentage of the values lies. */
export const percentile = (values, percent) =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1];

const STUB_TYPES = { Document: 'text/html', Script: 'text/javascript', Stylesheet: 'text/css' };

/**
 * Answers the page's requests to other hosts (video player, map) with empty content, so that only
 * the site itself is measured and no network is needed.
 */
async function stubOthers(page, origin) {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', async ({ requestId, request, resourceType }) => {
    if (new URL(request.url).origin === origin) {
      await session.send('Fetch.continueRequest', { requestId });
      return;
    }
    const type = STUB_TYPES[resourceType];
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: type ? 200 : 204,
      responseHeaders: [
        { name: 'content-type', value: type ?? 'text/plain' },
        { name: 'access-control-allow-origin', value: '*' },
      ],
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Starts a headless browser: { visit(url, task), close }. `task` gets a fresh page for the url. */
export async function launchBrowser(executablePath) {
  const { launch } = await import('puppeteer-core');
  const browser = await launch({ executablePath, args: BROWSER_ARGS });
  return {
    async visit(url, task) {
      const page = await browser.newPage();
      await stubOthers(page, new URL(url).origin);
      try {
        return await task(page);
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
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

/** The size of the body of `url` in bytes on the wire if the browser only accepts gzip. */
export const gzipBytes = async (url) => (await get(url, { 'accept-encoding': 'gzip' })).bytes;

/** The times in ms for complete answers of a page, one request after the other. */
export async function answersOf(url, requests, headers = {}) {
  const times = [];
  for (let i = 0; i < requests; i += 1) {
    const began = performance.now();
    const { status } = await get(url, { 'accept-encoding': 'gzip', ...headers });
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** The median time in ms for a complete answer of a page. */
export const serverTime = async (url, requests, headers) =>
  median(await answersOf(url, requests, headers));

/** Resolves once the processors were idle for a second, or after 20 seconds. */
export async function quiet() {
  const idle = () => os.cpus().reduce((sum, { times }) => sum + times.idle, 0);
  for (let free = 0, seconds = 0; free < 0.8 && seconds < 20; seconds += 1) {
    const before = idle();
    await setTimeout(1000);
    free = (idle() - before) / (os.cpus().length * 1000);
  }
}
