/** @jest-environment node */
import { NextRequest } from 'next/server';
import { GET, POST } from '@/app/api/newsletter/leave/route';

const mockRpc = jest.fn();
jest.mock('@/lib/db/public-client', () => ({ publicWriteClient: () => ({ rpc: mockRpc }) }));

const URL = 'https://www.ipehoteis.example/api/newsletter/leave';
const TOKEN = `60000000-0000-4000-8000-000000000001.${'a'.repeat(64)}`;
const post = (body: string, query = '') =>
  POST(new NextRequest(URL + query, { method: 'POST', body }));
const where = ({ status, headers }: Response) => [status, headers.get('location')];

beforeEach(() => {
  mockRpc.mockReset().mockResolvedValue({ data: null, error: null });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

it('following the link, by a person or a program, removes no subscriber', async () => {
  const response = await GET(new NextRequest(`${URL}?t=${TOKEN}`));
  expect(where(response)).toEqual([303, `/newsletter/sair?t=${TOKEN}`]);
  expect(mockRpc).not.toHaveBeenCalled();
});

it('the form of the page removes the subscriber, and responds alike to every token', async () => {
  for (const token of [TOKEN, 'inventado', '', `${TOKEN}${'x'.repeat(2_000)}`]) {
    const response = await post(new URLSearchParams({ t: token }).toString());
    expect(where(response)).toEqual([303, '/newsletter/sair?feito=1']);
    expect(mockRpc).toHaveBeenLastCalledWith('unsubscribe_from_newsletter', {
      token: token.slice(0, 120),
    });
  }
});

it('a token that PostgreSQL cannot store is not a database failure', async () => {
  expect(where(await post('t=%00'))).toEqual([303, '/newsletter/sair?feito=1']);
  expect(mockRpc).toHaveBeenLastCalledWith('unsubscribe_from_newsletter', { token: '' });
});

it('responds to the one-click request of a mail service without a redirect', async () => {
  const multipart =
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
  for (const body of ['List-Unsubscribe=One-Click', multipart]) {
    expect((await post(body, `?t=${TOKEN}`)).status).toBe(200);
    expect(mockRpc).toHaveBeenLastCalledWith('unsubscribe_from_newsletter', { token: TOKEN });
  }
});

it('reports a database failure, not success, so that the form can be sent again', async () => {
  mockRpc.mockResolvedValue({ data: null, error: { message: 'fetch failed' } });
  expect(where(await post(`t=${TOKEN}`))).toEqual([303, `/newsletter/sair?t=${TOKEN}&falhou=1`]);
  expect(where(await post(''))).toEqual([303, '/newsletter/sair?falhou=1']);
  expect((await post('List-Unsubscribe=One-Click', `?t=${TOKEN}`)).status).toBe(503);
});

it('rejects a body that is too long', async () => {
  expect((await post('x'.repeat(5_000))).status).toBe(413);
  expect(mockRpc).not.toHaveBeenCalled();
});
