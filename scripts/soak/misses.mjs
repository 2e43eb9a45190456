import { randomUUID } from 'node:crypto';
import { requests } from '../test/sender.mjs';
import { watchMemory } from './memory.mjs';

const CONNECTIONS = 20;
const KNOWN = '/hotel/ipe-guanabara';
const KNOWN_SECONDS = 8;
/** Bound, relative to the rate of a known page. */
const LOWEST_RATE = 1 / 3;
/** Bound for memory after all requests, relative to memory after the first ones. */
const GROWTH = 1.2;

/** Unlimited sets of URLs, by what is unknown about them. */
const KINDS = {
  'short links': (n) => `/nenhum-hotel-${n}`,
  hotels: (n) => `/hotel/nenhum-${n}`,
  'rooms of hotels': (n) => `/hotel_lazer/old/nenhum-${n}`,
  'ids of hotels': () => `/hotel_corp/nenhum-${randomUUID()}`,
  offers: () => `/oferta/nenhuma-${randomUUID()}`,
  'names that nothing has': (n) => `/hotel/n%C3%A3o_${n}`,
  'paths without a route': (n) => `/caminho/${n}/sem-rota`,
  'files that do not exist': (n) => `/wp-${n}.php`,
  regions: () => `/hotels?region=${randomUUID()}`,
  'query strings of a page': (n) => `${KNOWN}?utm_campaign=${n}`,
  // Every other one as browsers first get it, from the internal page: docs/decisions/0019.
  'query strings of a list': (n) =>
    n % 2
      ? `/hotels?q=palavra${n}`
      : `/hotels/documento/${btoa(`q=palavra${n}`).replaceAll('=', '')}`,
  'words of the search': (n) => `/api/search?q=palavra${n}`,
};

/**
 * Requests the known page: its rate, and the least memory that the site used meanwhile, in MB. At
 * any moment it also holds memory not yet collected, which depends on the last requests.
 */
async function askKnown(temp, site) {
  const memory = watchMemory(site.pid());
  const { rate } = await requests(temp, [site.siteUrl + KNOWN], {
    connections: CONNECTIONS,
    seconds: KNOWN_SECONDS,
  });
  return { rate, held: Math.min(...memory.stop()) };
}

/** URLs never requested before cost little more than known ones and leave nothing behind. */
export async function soakMisses(temp, site, { addresses }) {
  const kinds = Object.entries(KINDS);
  const each = Math.ceil(addresses / kinds.length);
  const urls = (make, from, to) =>
    Array.from({ length: to - from }, (_, i) => site.siteUrl + make(from + i));
  const once = (list) => requests(temp, list, { connections: CONNECTIONS });
  // By then the process has allocated what it needs once, whatever the requests.
  const first = Math.min(400, Math.ceil(each / 4));
  for (const [, make] of kinds) await once(urls(make, 0, first));
  const known = await askKnown(temp, site);
  const rows = [[`known page (${KNOWN})`, `${known.rate.toFixed(0)}/s`, null]];
  let answers = 0;
  let seconds = 0;
  let failures = 0;
  for (const [name, make] of kinds) {
    const { rate, statuses, answers: some, p99 } = await once(urls(make, first, first + each));
    answers += some;
    seconds += some / rate;
    const failed = Object.keys(statuses).filter((status) => status === '0' || status >= 500);
    failures += failed.reduce((sum, status) => sum + statuses[status], 0);
    rows.push([
      `  ${name}`,
      `${rate.toFixed(0)}/s, p99 ${p99} ms, ${JSON.stringify(statuses)}`,
      null,
    ]);
  }
  const { held } = await askKnown(temp, site);
  const rate = answers / seconds;
  const least = known.rate * LOWEST_RATE;
  return [
    ...rows,
    ['unknown addresses', answers, null],
    ['errors', failures, failures === 0],
    ['their rate', `${rate.toFixed(0)}/s (at least ${least.toFixed(0)})`, rate >= least],
    [
      'memory of the site',
      `${known.held.toFixed(0)} → ${held.toFixed(0)} MB (at most ×${GROWTH})`,
      held <= known.held * GROWTH,
    ],
  ];
}
