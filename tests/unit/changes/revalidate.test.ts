/** @jest-environment node */
import { channel, subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { revalidateTag } from 'next/cache';
import { purgeTags } from '@/lib/cache/cdn';
import { prewarm, prewarmLater } from '@/lib/cache/prewarm';
import { revalidate } from '@/lib/changes/revalidate';
import { everything, showChange } from '@/lib/changes/show';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
let afterwards: Promise<void>;
jest.mock('next/server', () => ({
  after: (work: () => Promise<void>) => {
    afterwards = work();
  },
}));
jest.mock('@/lib/cache/cdn', () => ({ purgeTags: jest.fn() }));
jest.mock('@/lib/cache/prewarm', () => ({ prewarm: jest.fn(), prewarmLater: jest.fn() }));
jest.mock('@/lib/sitemap/indexed-pages', () => ({
  pagesAhead: async () => ['/hotels', '/hotel/ipe'],
}));

beforeEach(() => jest.clearAllMocks());

it('serves stale pages until they are re-rendered, and re-renders the affected ones', async () => {
  const id = 'c0000000-0000-4000-8000-000000000001';
  const named = revalidate({ tables: ['hotel_packages'], offers: [{ id, name: 'Feriado' }] });
  await afterwards;
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([['offers', 'max']]);
  expect(prewarm).toHaveBeenCalledWith([
    `/oferta/feriado-${id}`,
    '/',
    '/deals',
    '/sitemap',
    '/sitemap.xml',
    '/sitemaps/paginas-1.xml',
    '/sitemaps/hoteis-1.xml',
    '/sitemaps/ofertas-1.xml',
  ]);
  expect(named).toBe(8);
  expect(prewarmLater).not.toHaveBeenCalled();
});

it('also prewarms the other pages afterwards if any page may have changed', async () => {
  revalidate({ tables: ['general_config'] });
  await afterwards;
  expect(prewarmLater).toHaveBeenCalledWith(['/hotels', '/hotel/ipe']);
});

it('re-renders the most recently visited URLs of affected pages, each once', async () => {
  const visit = (url: string) =>
    channel('http.server.request.start').publish({
      request: { url, headers: {} },
      response: new ServerResponse(new IncomingMessage(new Socket())),
      server: new Server(),
    });
  for (let at = 1; at <= 6; at += 1) visit(`/deals?para=familia&pagina=${at}`);
  visit('/comparar?hoteis=a,b');
  visit('/deals?para=trabalho');
  visit('/deals?para=trabalho&_rsc=1a2b');
  visit('/deals?_rsc=1a2b');
  revalidate({ tables: ['hotel_packages'] });
  await afterwards;
  const [[paths]] = jest.mocked(prewarm).mock.calls as [[string[]]];
  expect(paths.filter((path) => path.includes('?'))).toEqual([
    '/deals?para=trabalho',
    '/deals?para=familia&pagina=6',
    '/deals?para=familia&pagina=5',
    '/deals?para=familia&pagina=4',
    '/deals?para=familia&pagina=3',
  ]);
});

it('tells the other instances, and a CDN once the pages are new', async () => {
  const told: unknown[] = [];
  subscribe('vitrine:changed-here', (message) => told.push(message));
  const change = { tables: ['regions' as const] };
  revalidate(change);
  expect(told).toEqual([{ tags: ['regions', 'hotels'], change }]);
  await afterwards;
  expect(purgeTags).toHaveBeenCalledWith(['regions', 'hotels']);
});

it('purges the CDN only after the new pages are rendered', async () => {
  let finish = () => {};
  const rendered = new Promise<void>((done) => {
    finish = done;
  });
  jest.mocked(prewarm).mockReturnValueOnce(rendered);
  const shown = showChange({ tables: ['general_config'] });
  await new Promise((done) => setImmediate(done));
  expect(purgeTags).not.toHaveBeenCalled();
  expect(prewarmLater).not.toHaveBeenCalled();
  finish();
  await shown;
  expect(purgeTags).toHaveBeenCalledWith(['settings']);
  expect(prewarmLater).toHaveBeenCalledTimes(1);
});

it('affects every page and every tag if anything may have changed', async () => {
  await showChange(everything);
  const [[paths]] = jest.mocked(prewarm).mock.calls as [[string[]]];
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/hotels', '/deals', '/destinations', '/terms']),
  );
  const [[tags]] = jest.mocked(purgeTags).mock.calls as [[string[]]];
  expect(tags.toSorted()).toEqual(['hotels', 'media', 'offers', 'regions', 'settings']);
  expect(prewarmLater).toHaveBeenCalledTimes(1);
});
