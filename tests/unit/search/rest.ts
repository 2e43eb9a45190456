import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchResult } from '@/lib/search/model';

// supabase-js requires a socket class; nothing here opens one.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? class {} });
process.env.SUPABASE_ANON_KEY = 'public-key';

// supabase-js recommends a newer Node on the oldest one that the site supports.
const hushAdvice = () => jest.spyOn(console, 'warn').mockImplementation();

/**
 * A server in place of the database's REST endpoint, for all tests of a file. `asked` has the
 * bodies of the requests of a test, and `answer` handles them.
 */
export function startRest() {
  const rest = { asked: [] as string[], answer: (() => {}) as RequestListener };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      rest.asked.push(body);
      rest.answer(request, response);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    hushAdvice();
  });
  beforeEach(() => {
    rest.asked = [];
    hushAdvice();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return rest;
}

export const json = { 'content-type': 'application/json' };

/** Responds with rows and their number. */
export const sent = (response: ServerResponse, ...rows: unknown[]) =>
  response
    .writeHead(200, { ...json, 'content-range': rows.length > 0 ? `0-0/${rows.length}` : '*/0' })
    .end(JSON.stringify(rows));

export const NONE = { total: 0, hotels: [] };
const EMPTY_FACETS = { regions: {}, types: {}, ratings: {}, prices: null };

/** Responds with the number of hotels, and of those with each amenity. */
export const counted =
  (amenities: object, total = 16) =>
  (response: ServerResponse) =>
    sent(response, { facets: { ...EMPTY_FACETS, total, amenities } });

/** Responds to a request for the list of hotels or its facets; otherwise returns false. */
export function isOfList(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  list: object = NONE,
  facets: (response: ServerResponse) => unknown = counted({}, 0),
): boolean {
  if (url.endsWith('/rpc/list_hotels')) sent(response, list);
  else if (url.endsWith('/rpc/hotel_list_facets')) facets(response);
  else return false;
  return true;
}

/** Calls the endpoint of the search as the dialog does. */
export async function ask(query: string, party?: string) {
  const { GET } = await import('@/app/api/search/route');
  const { NextRequest } = await import('next/server');
  const params = new URLSearchParams({ q: query, ...(party && { pessoas: party }) });
  const response = await GET(new NextRequest(new URL(`http://localhost/api/search?${params}`)));
  return { response, results: ((await response.json()) as { data: SearchResult[] }).data };
}
