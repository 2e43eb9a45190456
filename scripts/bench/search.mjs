import { prepare } from '../../tests/db/database.mjs';
import { percentile } from './measure.mjs';
import { startPostgres } from './postgres.mjs';

const HOTELS = 10_000;
const OFFERS = 10_000;
const REGIONS = 200;
const BATCH = 500;
/** On a busy machine, only the quietest round is meaningful. */
const ROUNDS = 3;
const RUNS = 50;
/** Bound for each kind of query in 95 of 100 cases, in milliseconds. */
const BOUND_MS = 50;

const WORDS =
  'praia serra café varanda jardim silêncio família piscina noite manhã centro histórico baía lagoa morro ladeira mercado parque museu igreja rede quarto suíte mesa rio cachoeira trilha barco dunas coqueiro montanha neblina araucária pinhão moqueca feira azulejo sobrado praça coreto violão samba frevo vento lua maré areia pedra ponte farol ilha'.split(
    ' ',
  );
const TOWNS =
  'Florianópolis,Salvador,Belém,São Luís,Ouro Preto,Gramado,Curitiba,Recife,Manaus,Natal,Cuiabá,Paraty,Olinda,Brasília'.split(
    ',',
  );

/** Ends every description of a hotel and an offer, and occurs in no name. */
const EVERYWHERE = 'de braços abertos';

/** Query → what it represents. The hardest have fewer than three letters and match nothing. */
const QUERIES = {
  praia: 'common word',
  ipe: 'in every hotel',
  florianopolis: 'a town',
  'silencio da noite': 'several words',
  'recife 4321': 'rare',
  [EVERYWHERE]: 'in every text, no name',
  a: 'one letter',
  ma: 'two letters',
  qz: 'two letters, nowhere',
  '%': 'a symbol, nowhere',
  zzyzx: 'nowhere',
};

/** A random number generator with a fixed seed: every run gets the same numbers. */
function dice() {
  let seed = 7;
  return (list) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return list[Math.floor((seed / 2 ** 32) * list.length)];
  };
}

/** Inserts `count` rows returned by `row(i)`: arrays as long as `columns` ('name type'). */
async function insert(client, table, columns, count, row) {
  const names = columns.map((column) => column.split(' ')[0]).join();
  const lists = columns.map((column, i) => `$${i + 1}::${column.split(' ')[1]}[]`).join();
  for (let at = 0; at < count; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - at) }, (_, i) => row(at + i));
    await client.query(
      `insert into ${table} (${names}) select * from unnest(${lists})`,
      columns.map((_, i) => rows.map((values) => values[i])),
    );
  }
}

/** Fills a chain of this size: a tenth of the hotels inactive, a fifth of the offers expired. */
async function fill(client) {
  const pick = dice();
  const text = (words) => Array.from({ length: words }, () => pick(WORDS)).join(' ');
  const id = (prefix, i) => `${prefix}-0000-4000-8000-${String(i).padStart(12, '0')}`;
  // The triggers for history and slug locks take minutes for so many rows and are not measured.
  for (const table of ['hotels', 'hotel_packages', 'regions']) {
    await client.query(`alter table public.${table} disable trigger user`);
    await client.query(`alter table public.${table} enable trigger keep_search_text`);
  }
  await insert(client, 'public.regions', ['name text', 'description text'], REGIONS, (i) => [
    `${pick(TOWNS)} ${i}`,
    text(30),
  ]);
  await insert(
    client,
    'public.hotels',
    ['id uuid', 'slug text', 'name text', 'location text', 'description text', 'is_active boolean'],
    HOTELS,
    (i) => {
      const town = pick(TOWNS);
      const name = `Ipê ${pick(WORDS)} ${town} ${i}`;
      const description = `${text(55)} ${EVERYWHERE}`;
      return [id('30000000', i), `ipe-${i}`, name, `${town}, Brasil`, description, i % 10 !== 0];
    },
  );
  await insert(
    client,
    'public.hotel_packages',
    ['hotel_id uuid', 'name text', 'description text', 'valid_until date'],
    OFFERS,
    (i) => [
      id('30000000', i),
      `Feriado ${pick(WORDS)} ${i}`,
      `${text(40)} ${EVERYWHERE}`,
      i % 5 === 0 ? '2020-01-01' : null,
    ],
  );
  await client.query('vacuum analyze');
}

async function round(client, query) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await client.query('select * from public.search_site($1)', [query]);
    times.push(performance.now() - began);
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}

async function time(client, query) {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i += 1) rounds.push(await round(client, query));
  return rounds.sort((a, b) => a.p95 - b.p95)[0];
}

/**
 * Measures the search as a visitor (role anon, with row policies) over SQL on a plain Postgres, and
 * prints it. Resolves to whether every query is within the bound; true without a Postgres server,
 * with a message.
 */
export async function benchSearch(closers) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('The search was not measured: this machine has no Postgres server (initdb).');
    return true;
  }
  closers.push(postgres.close);
  const { client, version } = postgres;
  console.log(
    `\nSearch over ${HOTELS} hotels, ${OFFERS} offers and ${REGIONS} regions, Postgres ${version}, ` +
      `as a visitor: p50 and p95 in ms of ${RUNS} runs, ` +
      `the quietest of ${ROUNDS} rounds; bound of p95 ${BOUND_MS}.`,
  );
  await prepare((sql) => client.query(sql));
  await fill(client);
  await client.query('set role anon');
  let good = true;
  for (const [query, what] of Object.entries(QUERIES)) {
    const { p50, p95 } = await time(client, query);
    const holds = p95 <= BOUND_MS;
    good &&= holds;
    const figures = [p50, p95].map((value) => value.toFixed(1).padStart(7)).join('');
    console.log(`  ${query.padEnd(18)} ${what.padEnd(22)}${figures}  ${holds ? 'ok' : 'over'}`);
  }
  return good;
}
