/** @jest-environment node */
import { runInContext } from 'node:vm';
import { startWorkerScripts } from './worker-scripts';

const HOTEL = '/hotel/ipe-rio';
const SCRIPT = '/_next/static/chunks/a.js';
const OWN = `<html><head><script src="${SCRIPT}"></script></head><body>Ipê Rio</body></html>`;
const PORTAL = '<html><head></head><body>Entre na rede do aeroporto</body></html>';

type Answer = () => Promise<Response>;
type Files = Map<string, Response>;

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
const script = () => new Response('1', { headers: { 'Content-Type': 'text/javascript' } });

/** What a worker does with stores of its own; `network` answers by path. */
function startWorker() {
  const stores = new Map<string, Files>();
  const network = new Map<string, Answer>();
  const timers: (() => void)[] = [];
  const open = async (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, files);
    return {
      match: async (key: string | { url: string }) =>
        files.get(typeof key === 'string' ? key : new URL(key.url).pathname)?.clone(),
      put: async (key: string, response: Response) => files.set(key, response),
      keys: async () => [...files.keys()].map((key) => ({ url: `http://site${key}` })),
      delete: async ({ url }: { url: string }) => files.delete(new URL(url).pathname),
    };
  };
  const fetched = async (request: string | URL | Request) => {
    const url = new URL(request instanceof Request ? request.url : request, 'http://site');
    const response = await (
      network.get(url.pathname) ?? (() => Promise.reject(new Error('gone')))
    )();
    Object.defineProperty(response, 'url', { value: url.href });
    return response;
  };
  const world = startWorkerScripts({
    caches: { open },
    fetch: fetched,
    setTimeout: (end: (value: object) => void, _ms: number, value: object) =>
      timers.push(() => end(value)),
    Response,
    HOTEL,
    request: new Request(`http://site${HOTEL}`),
  });
  const run = (code: string) => runInContext(code, world);
  return {
    network,
    pass: (hours: number) =>
      run(`{ const now = Date.now; Date.now = () => now() + ${hours} * 3600e3 }`),
    /** Ends all waiting; returns how many waited. */
    giveUp: () => timers.splice(0).map((end) => end()).length,
    stored: (name: string) => [...(stores.get(`vitrine-1-${name}`)?.keys() ?? [])],
    keep: () =>
      run(
        'keep({ paths: [HOTEL], note: "Sem conexão", words: { failing: "O \\"site\\" falhou" } })',
      ) as Promise<void>,
    keepWithoutWords: () => run('keep({ paths: [HOTEL], note: "Sem conexão" })') as Promise<void>,
    visit: async () => ((await run('networkFirst(request)')) as Response).text(),
  };
}

async function startWithHotel() {
  const worker = startWorker();
  worker.network.set(HOTEL, async () => html(OWN)).set(SCRIPT, async () => script());
  await worker.keep();
  return worker;
}

it('a page that a network shows in place of the site is not stored', async () => {
  const worker = startWorker();
  worker.network.set(HOTEL, async () => html(PORTAL));
  await worker.keep();
  expect(worker.stored('pages')).toEqual([]);
});

it('neither is one that it shows in place of a script', async () => {
  const worker = startWorker();
  worker.network.set(HOTEL, async () => html(OWN)).set(SCRIPT, async () => html(PORTAL));
  await worker.keep();
  expect(worker.stored('pages')).toEqual([HOTEL]);
  expect(worker.stored('files')).toEqual([]);
});

it('and none takes the place of a stored page', async () => {
  const worker = await startWithHotel();
  worker.network.set(HOTEL, async () => html(PORTAL));
  worker.pass(7);
  await worker.keep();
  worker.network.delete(HOTEL);
  expect(await worker.visit()).toContain('Ipê Rio');
});

it.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch')), 'Sem conexão'],
  ['where the site fails', async () => html('down', 502), '>O &#34;site&#34; falhou</output>'],
  ['with what it said before', async () => html('down', 502), 'data-offline-note="Sem conexão" '],
  ['with a network', async () => html('Ipê Rio hoje'), 'Ipê Rio hoje'],
  ['of a page that is gone', async () => html('not found', 404), 'not found'],
])('a stored page is shown %s as it should be', async (_case, answer, text) => {
  const worker = await startWithHotel();
  worker.network.set(HOTEL, answer);
  expect(await worker.visit()).toContain(text);
});

it('a page that was stored without words for a failure has its usual note', async () => {
  const worker = startWorker();
  worker.network.set(HOTEL, async () => html(OWN)).set(SCRIPT, async () => script());
  await worker.keepWithoutWords();
  worker.network.set(HOTEL, async () => html('down', 500));
  expect(await worker.visit()).toContain('>Sem conexão</output>');
});

it('a stored page is shown in place of one that never comes', async () => {
  const worker = await startWithHotel();
  worker.network.set(HOTEL, () => new Promise(() => {}));
  const visit = worker.visit();
  const waits = await new Promise<number>((resolve) =>
    setImmediate(() => resolve(worker.giveUp())),
  );
  expect(waits).toBe(1);
  expect(await visit).toContain('>O &#34;site&#34; falhou</output>');
});

it('a page that is not stored is waited for as long as it takes', async () => {
  const worker = startWorker();
  let answer = (_: Response) => {};
  worker.network.set(HOTEL, () => new Promise((resolve) => (answer = resolve)));
  const visit = worker.visit();
  await new Promise<void>((resolve) => setImmediate(() => resolve(void worker.giveUp())));
  answer(html('Ipê Rio hoje'));
  expect(await visit).toContain('Ipê Rio hoje');
});
