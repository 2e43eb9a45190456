import sharp from 'sharp';
import { newAccount, setProfile } from './accounts';
import { SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { forgedSession, sessionCookie, sessionOf } from './replay';
import { media, photo } from './stored-media';

const UPLOAD = `${SITE_URL}/api/media`;

type Send = { body?: Buffer; headers?: Record<string, string>; name?: string };

const send = (cookie: string, { body, headers, name = 'foto.jpg' }: Send = {}) =>
  fetch(UPLOAD, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: SITE_URL, cookie, 'x-file-name': encodeURIComponent(name), ...headers },
    body: new Uint8Array(body ?? Buffer.alloc(9)),
  });

test('accepts files only from active staff on its own pages', async () => {
  const account = await newAccount('admin');
  const session = await sessionOf(account);
  const cookie = sessionCookie(session);
  const body = await photo(60, 40);
  const name = `porta-${crypto.randomUUID()}.jpg`;
  const refused: [string, Record<string, string>, number][] = [
    ['no session', { cookie: '' }, 401],
    [
      'no session, past the middleware',
      { cookie: '', 'x-middleware-subrequest': 'middleware' },
      401,
    ],
    ['an unsigned session', { cookie: sessionCookie(forgedSession(session, 'unsigned')) }, 401],
    ['another key', { cookie: sessionCookie(forgedSession(session, 'other-key')) }, 401],
    ['another site', { origin: 'https://evil.example' }, 403],
    [
      'another site by a proxy',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      403,
    ],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ];
  for (const [, headers, status] of refused) {
    expect((await send(cookie, { headers, body, name })).status).toBe(status);
  }
  const { origin, ...noOrigin } = { origin: SITE_URL, cookie };
  expect((await fetch(UPLOAD, { method: 'POST', headers: noOrigin, body: '' })).status).toBe(403);
  expect((await fetch(UPLOAD, { headers: { origin, cookie } })).status).toBe(405);
  for (const change of [{ role: 'investidor' }, { role: 'admin', is_active: false }]) {
    await setProfile(account.id, change);
    expect((await send(cookie, { body, name })).status).toBe(403);
    for (const address of ['files', `files/${crypto.randomUUID()}`]) {
      const list = await fetch(`${SITE_URL}/admin/media/${address}`, { headers: { cookie } });
      expect(list.status).toBe(403);
    }
  }
  expect(await media(name)).toEqual([]);
  await setProfile(account.id, { role: 'editor', is_active: true });
  expect((await send(cookie, { body, name })).status).toBe(201);
  expect(await media(name)).toMatchObject([{ is_ready: true, width: 60 }]);
});

test('rejects each file that is not an image with the reason, and stores none of it', async () => {
  const cookie = sessionCookie(await sessionOf(await newAccount('editor')));
  const jpeg = await photo();
  const bomb = sharp({ create: { width: 9_000, height: 7_200, channels: 3, background: '#fff' } });
  const files: [name: string, body: Buffer, status: number, code: string][] = [
    [
      'pagina.jpg',
      Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(200)),
      422,
      'notPicture',
    ],
    [
      'desenho.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(200)),
      422,
      'notPicture',
    ],
    ['metade.jpg', jpeg.subarray(0, jpeg.length / 2), 422, 'broken'],
    ['bomba.png', await bomb.png().toBuffer(), 422, 'tooManyPixels'],
    ['grande.jpg', Buffer.alloc(16 * 1024 * 1024, 1), 413, 'tooLarge'],
  ];
  for (const [name, body, status, code] of files) {
    const own = `${crypto.randomUUID()}-${name}`;
    const answer = await send(cookie, { body, name: own });
    expect([name, answer.status]).toEqual([name, status]);
    expect((await answer.json()).code).toBe(code);
    expect(await media(own)).toEqual([]);
  }
});

test('serves the sizes of an image as immutable, and nothing else', async ({ request }) => {
  const cookie = sessionCookie(await sessionOf(await newAccount('editor')));
  const body = await photo();
  const name = `../<b>Praça & Mar ${crypto.randomUUID()}.jpg`;
  const { file } = (await (await send(cookie, { body, name })).json()).data;
  expect(file.file_name).toBe(name.replace('../<b>', ''));
  for (const [size, type] of [
    ['480.webp', 'image/webp'],
    ['960.avif', 'image/avif'],
    ['1000.webp', 'image/webp'],
  ] as const) {
    const answer = await request.get(`/media/${file.id}/${size}`);
    const headers = answer.headers();
    expect([answer.status(), headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const found = await sharp(await answer.body()).metadata();
    expect([found.width, found.exif]).toEqual([Number.parseInt(size, 10), undefined]);
    const again = await request.get(`/media/${file.id}/${size}`, {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status()).toBe(304);
  }
  for (const address of [
    `${file.id}/1440.webp`,
    `${file.id}/480.jpg`,
    `${file.id}/480.webp.html`,
    `${crypto.randomUUID()}/480.webp`,
    `..%2f..%2f..%2fpackage.json/480.webp`,
    `${file.id}/..%2f480.webp`,
    'x/480.webp',
  ]) {
    const answer = await request.get(`/media/${address}`);
    expect([address, answer.status()]).toEqual([address, 404]);
    expect(answer.headers()['cache-control']).not.toContain('immutable');
  }
  // The same file under another name is the existing image.
  const second = await send(cookie, { body, name: 'outra.jpg' });
  expect(second.status).toBe(200);
  expect((await second.json()).data.file.id).toBe(file.id);
});

test('a name that would be cut inside an emoji is stored without its half', async () => {
  const cookie = sessionCookie(await sessionOf(await newAccount('editor')));
  const end = `${'a'.repeat(195)}.jpg`;
  // 201 UTF-16 code units: the cut at 200 splits the emoji.
  const sent = await send(cookie, { body: await photo(60, 40), name: `🏖${end}` });
  expect(sent.status).toBe(201);
  expect((await sent.json()).data.file.file_name).toBe(end);
});
