/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WEBP = Buffer.from('RIFF0000WEBPVP8 and so on');
const NOT_FOUND = '{"statusCode":"404","error":"not_found","message":"Object not found"}';
const ID = '0b8f5a6e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

/** A Storage service that can be made to fail, and how often it was requested. */
let storage: Server;
let answer: RequestListener;
let asked = 0;
let folder: string;

const gives =
  (status: number, body: string | Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(status).end(body);
  };

/** The module as loaded by a server that has just started. */
const freshly = async () => {
  jest.resetModules();
  return (await import('@/lib/media/disk-cache')).libraryFile;
};

beforeAll(async () => {
  storage = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((listens) => storage.listen(0, '127.0.0.1', listens));
});
afterAll(() => new Promise((closed) => storage.close(closed)));
beforeEach(() => {
  asked = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-kept-'));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  process.env.SUPABASE_ANON_KEY = 'key';
  process.env.NEXT_DIST_DIR = path.relative(process.cwd(), folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const FAILURES: [string, RequestListener][] = [
  ['is down', (request) => request.socket.destroy()],
  ['answers 500', gives(500, 'broken')],
  ['answers 503 in HTML', gives(503, '<html>')],
  ['answers 404 in HTML', gives(404, '<html>not found</html>')],
  ['answers 200 with HTML', gives(200, '<html>')],
  ['answers 200 with nothing', gives(200, '')],
  [
    'breaks off',
    (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write(WEBP);
      setImmediate(() => request.socket.destroy());
    },
  ],
];

it.each(FAILURES)(
  'serves a file from the disk while Storage %s, also after a restart',
  async (_, fails) => {
    answer = gives(200, WEBP);
    await expect((await freshly())(ID, 480, 'webp')).resolves.toEqual(WEBP);
    answer = fails;
    await expect((await freshly())(ID, 480, 'webp')).resolves.toEqual(WEBP);
    expect(asked).toBe(1);
  },
);

it.each(FAILURES)(
  'neither caches anything nor reports a file as missing while Storage %s',
  async (_, fails) => {
    answer = fails;
    const libraryFile = await freshly();
    await expect(libraryFile(ID, 480, 'webp')).rejects.toThrow();
    answer = gives(200, WEBP);
    await expect(libraryFile(ID, 480, 'webp')).resolves.toEqual(WEBP);
  },
);

it.each([400, 404])(
  'returns null for a file that Storage does not have (%i), and caches nothing',
  async (status) => {
    answer = gives(status, NOT_FOUND);
    const libraryFile = await freshly();
    for (const width of [480, 960, 1440]) {
      await expect(libraryFile(ID, width, 'avif')).resolves.toBeNull();
    }
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('sends one request for many concurrent reads', async () => {
  answer = gives(200, WEBP);
  const libraryFile = await freshly();
  await Promise.all(Array.from({ length: 20 }, () => libraryFile(ID, 480, 'webp')));
  expect(asked).toBe(1);
});

it('deletes files on startup that a killed server left unfinished', async () => {
  const kept = path.join(folder, 'cache/media', ID);
  mkdirSync(kept, { recursive: true });
  for (const name of ['480.webp', '480.webp.x.part']) writeFileSync(path.join(kept, name), WEBP);
  jest.resetModules();
  await (await import('@/lib/media/disk-cache')).deleteUnfinished();
  expect(readdirSync(kept)).toEqual(['480.webp']);
});

it('has a new image immediately, and a removed one no longer', async () => {
  answer = gives(404, NOT_FOUND);
  jest.resetModules();
  const { deleteFiles, keepFiles, libraryFile } = await import('@/lib/media/disk-cache');
  await keepFiles(ID, [{ width: 480, format: 'webp', data: WEBP }]);
  await expect(libraryFile(ID, 480, 'webp')).resolves.toEqual(WEBP);
  expect(asked).toBe(0);
  await deleteFiles(ID);
  await expect(libraryFile(ID, 480, 'webp')).resolves.toBeNull();
});
