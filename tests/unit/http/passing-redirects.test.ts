/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepRedirectsPassing } from '@/lib/http/passing-redirects';

keepRedirectsPassing();

it.each([
  ['a permanent redirect', 308, 'public, max-age=0, s-maxage=60, must-revalidate'],
  ['a temporary one', 307, 's-maxage=60'],
  ['a page', 200, 's-maxage=60'],
])('tells browsers to ask again: %s', async (_, status, expected) => {
  const server = createServer((_request, response) => {
    response.statusCode = status;
    response.setHeader('Cache-Control', 's-maxage=60');
    response.end();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/`, { redirect: 'manual' });
  server.close();
  expect(response.headers.get('cache-control')).toBe(expected);
});
