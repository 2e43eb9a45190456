import { requests } from '../test/sender.mjs';
import { watchMemory } from './memory.mjs';

const LONGEST_P99_MS = 500;
/** Bound for memory at the end, relative to memory after everything had been used for a while. */
const GROWTH = 1.2;

const PAGES = [
  '/',
  '/hotels',
  '/deals',
  '/destinations',
  '/about',
  '/hotel/ipe-guanabara',
  '/hotel_corp/ipe-paulista',
  '/hotel_lazer/ipe-bombinhas-praia',
];

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Many connections on cached pages: no errors, steady response times, steady memory. */
export async function soakLoad(temp, site, { connections, seconds }) {
  const urls = PAGES.map((page) => site.siteUrl + page);
  await requests(temp, urls, { connections: 2 });
  const memory = watchMemory(site.pid());
  const { answers, rate, statuses, p50, p99, longest } = await requests(temp, urls, {
    connections,
    seconds,
  });
  const held = memory.stop();
  const tenth = Math.max(1, Math.floor(held.length / 10));
  const before = mean(held.slice(2 * tenth, 3 * tenth));
  const after = mean(held.slice(-tenth));
  const errors = answers - (statuses[200] ?? 0);
  return [
    ['answers on stored pages', `${answers} in ${seconds} s, ${rate.toFixed(0)}/s`, null],
    ['errors', errors, errors === 0],
    ['time to the last byte', `p50 ${p50} ms, longest ${longest} ms`, null],
    ['p99', `${p99} ms (at most ${LONGEST_P99_MS})`, p99 <= LONGEST_P99_MS],
    [
      'memory of the site',
      `${before.toFixed(0)} → ${after.toFixed(0)} MB (at most ×${GROWTH})`,
      after <= before * GROWTH,
    ],
  ];
}
