import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { forgedSession, sessionCookie, sessionOf } from './replay';
import { withoutCache } from './without-cache';

const UPLOAD = `${SITE_URL}/api/media`;

/** A picture that no other test has: the library knows a file again. */
async function photo(width = 1000, height = 100): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const picture = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return picture
    .withExif({ IFD0: { ImageDescription: crypto.randomUUID() } })
    .jpeg()
    .toBuffer();
}

const media = (name: string) =>
  restAsService<{ id: string; width: number; alt: string; is_ready: boolean }>(
    `media_files?file_name=eq.${encodeURIComponent(name)}`,
  );

/** What the browser does when somebody pastes or drops a file. */
async function transfer(page: Page, kind: 'paste' | 'drop', name: string, data: Buffer) {
  const file = { kind, name, bytes: [...data] };
  await page.evaluate(({ kind, name, bytes }) => {
    const held = new DataTransfer();
    held.items.add(new File([new Uint8Array(bytes)], name));
    const options = { bubbles: true, cancelable: true };
    document.body.dispatchEvent(
      kind === 'paste'
        ? new ClipboardEvent(kind, { ...options, clipboardData: held })
        : new DragEvent(kind, { ...options, dataTransfer: held }),
    );
  }, file);
}

type Send = { body?: Buffer; headers?: Record<string, string>; name?: string };

const send = (cookie: string, { body, headers, name = 'foto.jpg' }: Send = {}) =>
  fetch(UPLOAD, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: SITE_URL, cookie, 'x-file-name': encodeURIComponent(name), ...headers },
    body: new Uint8Array(body ?? Buffer.alloc(9)),
  });

test('takes a file from nobody but active staff of its own pages', async () => {
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
    ['a session nobody signed', { cookie: sessionCookie(forgedSession(session, 'unsigned')) }, 401],
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

test('says of each file that is no picture why not, and keeps none of it', async () => {
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

test('hands out the sizes of a picture for ever, and nothing else', async ({ request }) => {
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
  // The same file again, however it is called, is the picture that is there.
  const second = await send(cookie, { body, name: 'outra.jpg' });
  expect(second.status).toBe(200);
  expect((await second.json()).data.file.id).toBe(file.id);
});

test('a picture goes from a folder to the page of a hotel, is described, and can’t be lost there', async ({
  page,
  allowErrors,
}) => {
  test.slow();
  // The broken picture is refused, and one is lost on the way. Records of the tests of the doors
  // (admin-access.spec.ts) stand in the same library and have no files.
  allowErrors(/status of 422/, /ERR_FAILED/, /404 \(Not Found\) \(\S*\/media\//);
  const unique = crypto.randomUUID();
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-photos-'));
  const file = (name: string, data: Buffer) => {
    writeFileSync(path.join(folder, name), data);
    return path.join(folder, name);
  };
  const names = { beach: `praia-${unique}.jpg`, pool: `piscina-${unique}.png` };
  const chosen = [
    file(names.beach, await photo()),
    file(`quebrada-${unique}.jpg`, (await photo()).subarray(0, 900)),
    file(
      names.pool,
      await sharp(await photo(1200, 100))
        .png()
        .toBuffer(),
    ),
  ];
  const [hotel] = await restAsService<{ id: string; slug: string }>('hotels', {
    method: 'POST',
    body: { name: `Mídia ${unique}`, location: 'Bombinhas, Santa Catarina', price: 10 },
  });
  await enterAs(page, 'editor', `/admin/hotels/${hotel?.id}`);

  await test.step('several are sent from the field that needs one; the broken one says so', async () => {
    const field = page.getByLabel('Imagem de capa', { exact: true });
    const open = page.getByRole('button', { name: 'Escolher na biblioteca: Imagem de capa' });
    await open.click();
    const picker = page.getByRole('dialog', { name: 'Escolher imagem' });
    await picker.locator('input[type=file]').setInputFiles(chosen);
    await expect(picker.getByText('A imagem está danificada ou incompleta.')).toBeVisible();
    await expect(picker.getByText('2 de 3 prontas')).toBeVisible({ timeout: 30_000 });

    // A lost connection loses no file; what is pasted or dropped goes the way of what is chosen.
    await page.route('**/api/media', (route) => route.abort(), { times: 1 });
    await transfer(page, 'paste', 'colada.png', await photo(60, 40));
    await picker.getByRole('button', { name: 'Tentar de novo: colada.png' }).click();
    await expect(picker.getByText('3 de 4 prontas')).toBeVisible({ timeout: 30_000 });
    await transfer(page, 'drop', 'solta.jpg', await photo(60, 40));
    await expect(picker.getByText('4 de 5 prontas')).toBeVisible({ timeout: 30_000 });
    await expect(picker.getByRole('button', { name: `Usar ${names.pool}` })).toBeVisible();
    await expectAccessible(page);
    // A line goes with the button that dismisses it: the focus goes on to the next one, or before the list.
    const dismiss = picker.getByRole('button', { name: /^Dispensar: / });
    await dismiss.first().press('Enter');
    await expect(picker.getByText('4 de 4 prontas')).toBeVisible();
    await expect(dismiss.first()).toBeFocused();
    await picker.getByRole('button', { name: 'Dispensar as prontas' }).press('Enter');
    await expect(picker.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await picker.getByLabel('Buscar por nome ou texto alternativo').fill(names.beach);
    await expect(picker.getByRole('button', { name: /^Usar / })).toHaveCount(1);
    await picker.getByRole('button', { name: `Usar ${names.beach}` }).press('Enter');
    await expect(picker).toBeHidden();
    // An image of the library is known by its name.
    await expect(field).toHaveValue(names.beach);
    await page.getByRole('button', { name: 'Salvar hotel' }).click();
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  });

  const [beach] = await media(names.beach);
  await test.step('its words are edited where it is used, and it can’t be removed', async () => {
    await page.goto('/admin/media');
    await page.getByRole('button', { name: `Editar ${names.beach}` }).click();
    const details = page.getByRole('dialog', { name: 'Detalhes da imagem' });
    await expect(details.getByRole('link', { name: `Mídia ${unique}` })).toBeVisible();
    await expect(details.getByText('(imagem de capa)')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Excluir imagem' })).toBeDisabled();
    await expectAccessible(page);
    await details.getByLabel('Texto alternativo').fill(`Mar calmo & areia ${unique}`);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Imagem atualizada!')).toBeVisible();
    await expect(details).toBeHidden();
  });

  await test.step('visitors get it as AVIF, in their size, with its words', async () => {
    const picture = page.getByAltText(`Mar calmo & areia ${unique}`).first();
    await expect(async () => {
      await page.goto(`/hotel/${hotel?.slug}`);
      await expect(picture).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const source = picture.locator('xpath=../source');
    await expect(source).toHaveAttribute('type', 'image/avif');
    await expect(source).toHaveAttribute('srcset', new RegExp(`/media/${beach?.id}/480.avif 480w`));
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth > 0]),
      )
      .toEqual([expect.stringMatching(/\/media\/.*\.avif$/), true]);
    const card = await page.request.get(`/og/hotel/${hotel?.slug}`);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });

  await test.step('what nothing uses can be removed, files and all', async () => {
    await page.goto('/admin/media');
    await page.getByRole('button', { name: `Editar ${names.pool}` }).click();
    const details = page.getByRole('dialog', { name: 'Detalhes da imagem' });
    const [pool] = await media(names.pool);
    await details.getByRole('button', { name: 'Excluir imagem' }).click();
    await page
      .getByRole('alertdialog', { name: 'Tem certeza que deseja excluir esta imagem?' })
      .getByRole('button', { name: 'Excluir', exact: true })
      .click();
    await expect(page.getByText('Imagem excluída!')).toBeVisible();
    expect(await media(names.pool)).toEqual([]);
    expect((await page.request.get(`/media/${pool?.id}/480.webp`)).status()).toBe(404);
    await expect(page.getByRole('button', { name: `Editar ${names.pool}` })).toHaveCount(0);

    // A form that still names it is refused, and led to where.
    await page.goto(`/admin/hotels/${hotel?.id}`);
    await page.getByRole('tab', { name: 'Galeria' }).click();
    const banners = page.getByRole('group', { name: 'Banners' });
    await banners.getByRole('button', { name: 'Digitar um endereço' }).click();
    const field = banners.getByRole('textbox', { name: 'Imagem 1', exact: true });
    await field.fill(`/media/${pool?.id}/1200.webp`);
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await page.getByRole('button', { name: 'Salvar hotel' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/não está mais na biblioteca\. Escolha outra$/);
  });
  await restAsService(`hotels?id=eq.${hotel?.id}`, { method: 'DELETE' });
});

test('the library says so when it cannot be fetched, and opens with the next press', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await withoutCache(page);
  await enterAs(page, 'editor', '/admin/hotels/b0000000-0000-4000-8000-000000000001');
  const open = page.getByRole('button', { name: 'Escolher na biblioteca: Imagem de capa' });
  const picker = page.getByRole('dialog', { name: 'Escolher imagem' });
  await expect(open).toBeEnabled();
  await context.setOffline(true);
  await open.click();
  await expect(page.getByText('Não foi possível abrir agora.')).toBeVisible();
  await expect(picker).toBeHidden();
  await context.setOffline(false);
  await open.click();
  await expect(picker).toBeVisible();
});
