import type { Page } from '@playwright/test';
import { enter, enterAs, newAccount, submitSignIn } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { visitEarly } from './prehydration-visit';

type Row = Record<string, unknown> & { id: string; name: string; slug: string };
type Stored = Row & { features: Record<string, unknown>; hotel_images: Record<string, unknown>[] };

const unique = () => `Ipê Teste ${crypto.randomUUID().slice(0, 8)}`;

/** A hotel of the test's own, with a key of its features that no form knows. */
async function newHotel(more: Record<string, unknown> = {}): Promise<Row> {
  const features = { wifi: true, only_here: { kept: [1] }, history: 'Era uma vez.' };
  const body = { name: unique(), location: 'Vila Teste, Bahia', price: 321, features, ...more };
  const [hotel] = await restAsService<Row>('hotels', { method: 'POST', body });
  if (!hotel) throw new Error('The hotel was not stored.');
  return hotel;
}

const change = (id: string, body: unknown) =>
  restAsService(`hotels?id=eq.${id}`, { method: 'PATCH', body });

async function storedBy(query: string): Promise<Stored[]> {
  const rows = await restAsService<Stored>(
    `hotels?${query}&select=*,hotel_images(image_url,is_main)`,
  );
  // A number or a text with two decimals: it depends on the server.
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a new hotel is checked, saved once and read on the site', async ({ page }) => {
  const name = unique();
  const hostile = `<img src=x onerror="document.title='dead'"> D'Ávila & 5 < 10`;
  await enterAs(page, 'editor', '/admin/hotels/novo');

  await test.step('on a phone all six tabs are in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const each of await page.getByRole('tab').all()) {
      await expect(each).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what is missing is marked where it stands, and its tab is opened', async () => {
    await tab(page, 'Quartos').click();
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await expect(page.getByLabel('Nome do quarto *')).toBeFocused();
    await tab(page, 'FAQ').click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Faltam 4 ajustes para salvar')).toBeVisible();
    await expect(page.getByLabel('Nome *', { exact: true })).toBeFocused();
    await expect(tab(page, 'Quartos (precisa de ajuste)')).toBeVisible();
    await expectAccessible(page);
  });

  await page.getByLabel('Nome *', { exact: true }).fill(name);
  await page.getByLabel('Localização *').fill(hostile);
  await page.getByLabel('Preço por noite *').fill('1.290,50');
  await page.getByLabel('Descrição').first().fill(hostile);
  await page.getByLabel('História').fill(hostile);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(tab(page, 'Quartos (precisa de ajuste)')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Nome do quarto *').fill('Quarto <b>Um</b>');

  await test.step('rooms and questions are moved by keyboard', async () => {
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await page.getByLabel('Nome do quarto *').nth(1).fill('Quarto Dois');
    const up = page.getByRole('button', { name: 'Mover Quarto Dois para cima' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await expect(page.getByLabel('Nome do quarto *').first()).toHaveValue('Quarto Dois');
  });

  await test.step('an icon is found by a word', async () => {
    await tab(page, 'Serviços').click();
    await page.getByRole('button', { name: 'Adicionar serviço' }).click();
    await page.getByLabel('Nome do serviço *').fill('Piscina');
    await page.getByRole('button', { name: /^Escolher ícone/ }).click();
    await page.getByRole('searchbox', { name: 'Buscar ícone' }).fill('NATACAO');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'piscina' }).click();
  });

  await test.step('the link says what is missing, then leads to the engine', async () => {
    await tab(page, 'Hotel').click();
    await page.getByRole('button', { name: 'Testar link de reserva' }).click();
    await expect(page.getByText('Falta: Código do hotel.')).toBeVisible();
    await page.getByLabel('Sistema de reservas').selectOption('whatsapp');
    await expect(page.getByLabel('Link de reserva', { exact: true })).toHaveValue('https://wa.me/');
    await page.getByLabel('Número do WhatsApp').fill('(47) 90000-0000');
    await page.getByRole('button', { name: 'Testar link de reserva' }).click();
    await expect(page.getByLabel('Número do WhatsApp')).toHaveValue('+55 47 90000-0000');
    await expect(page.getByRole('link', { name: 'Abrir o link de teste' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5547900000000\?text=/,
    );
  });

  await tab(page, 'Galeria').click();
  await page.getByRole('button', { name: 'Adicionar imagem' }).first().click();
  await page.getByLabel('Imagem 1', { exact: true }).fill('/art/piscina.webp');
  await page.getByRole('button', { name: 'Salvar hotel' }).dblclick();
  await expect(page.getByText('Hotel criado!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/hotels\/[0-9a-f-]{36}$/);
  // The form of the new address goes on where the one before it was.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('button', { name: 'Salvar hotel' })).toBeFocused();
  await expect(tab(page, 'Galeria')).toHaveAttribute('aria-selected', 'true');

  const rows = await storedBy(`name=eq.${encodeURIComponent(name)}`);
  expect(rows).toHaveLength(1);
  const [hotel] = rows;
  expect(hotel).toMatchObject({
    price: 1290.5,
    location: "D'Ávila & 5 < 10",
    description: hostile,
    hotel_images: [{ image_url: '/art/piscina.webp', is_main: true }],
    features: {
      history: hostile,
      hotel_id: '5547900000000',
      primary_color: '#f97316',
      services: [{ name: 'Piscina', icon: 'waves-ladder' }],
      rooms: [
        { name: 'Quarto Dois', capacity: 2, area: '25-30m²' },
        { name: 'Quarto Um', bed_configuration: '1 cama de casal ou 2 camas solteiro' },
      ],
    },
  });
  await page.goto(`/hotel/${hotel?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText(`D'Ávila & 5 < 10`).first()).toBeVisible();
  expect(await page.title()).toContain(name);
  await restAsService(`hotels?id=eq.${hotel?.id}`, { method: 'DELETE' });
});

test('what two people write is put together, or asked about', async ({ page }) => {
  const hotel = await newHotel();
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  const subtitle = page.getByLabel('Subtítulo');
  const history = page.getByLabel('História');
  const save = page.getByRole('button', { name: 'Salvar hotel' });

  await test.step('other fields and unknown keys survive', async () => {
    const features = { only_here: { kept: [2] }, history: 'Era uma vez.', experience: 'Deles.' };
    await subtitle.fill('Meu subtítulo');
    await change(hotel.id, { price: 555, features });
    await save.click();
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    expect((await storedBy(`id=eq.${hotel.id}`))[0]).toMatchObject({
      price: 555,
      subtitle: 'Meu subtítulo',
      slug: hotel.slug,
      features: { only_here: { kept: [2] }, history: 'Era uma vez.', experience: 'Deles.' },
    });
    await expect(page.getByLabel('Preço por noite *')).toHaveValue('555,00');
    await expect(page.getByLabel('Experiência')).toHaveValue('Deles.');
    await expect(page.getByText('Tudo salvo')).toBeVisible();
  });

  await test.step('the same field is asked about', async () => {
    await history.fill('Minha história');
    await change(hotel.id, {
      features: { only_here: 3, history: 'A deles', experience: 'Deles.' },
    });
    await save.click();
    const conflict = page.getByRole('dialog', {
      name: 'Este registro foi alterado por outra pessoa.',
    });
    await expect(conflict.getByText('A deles')).toBeVisible();
    await expect(conflict.getByRole('group')).toHaveCount(1);
    await expectAccessible(page);
    await conflict.getByRole('radio', { name: 'O que você digitou' }).check();
    await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
    await expect(conflict).toBeHidden();
    expect((await storedBy(`id=eq.${hotel.id}`))[0]?.features).toEqual({
      only_here: 3,
      history: 'Minha história',
      experience: 'Deles.',
    });
  });

  await test.step('a draft waits for whoever comes back', async () => {
    await subtitle.fill('Ainda não salvo');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Ainda não salvo');
    page.on('dialog', (dialog) => dialog.accept());
    // A reload comes back to the same place, far below the offer.
    await page.getByLabel('Longitude').scrollIntoViewIfNeeded();
    await page.reload();
    const restore = page.getByRole('button', { name: 'Restaurar rascunho' });
    await expect(restore).toBeInViewport();
    await restore.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(subtitle).toHaveValue('Ainda não salvo');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    await page.reload();
    await expect(subtitle).toHaveValue('Ainda não salvo');
    await expect(page.getByRole('button', { name: 'Restaurar rascunho' })).toHaveCount(0);
  });

  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

const room = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `Quarto ${id}`,
  price: 100,
  images: [],
  included_items: ['Café', 'Wi-Fi', 'Rede'],
  ...more,
});
const roomsOf = (hotel?: Stored) => hotel?.features.rooms as Record<string, unknown>[];

test('two people at two rooms: neither loses a thing', async ({ page }) => {
  const rooms = [room('A'), room('B'), room('C')];
  const hotel = await newHotel({ features: { rooms } });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  await tab(page, 'Quartos').click();
  const save = page.getByRole('button', { name: 'Salvar hotel' });
  const price = page.getByLabel('Preço por noite', { exact: true });

  await test.step('what each wrote of another room is put together', async () => {
    await page.getByRole('button', { name: 'Quarto A', exact: true }).click();
    await price.fill('150,00');
    await change(hotel.id, { features: { rooms: [rooms[0], rooms[1], room('C', { price: 90 })] } });
    await save.click();
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    const [now] = await storedBy(`id=eq.${hotel.id}`);
    expect(roomsOf(now).map(({ id, price: stored }) => [id, stored])).toEqual([
      ['A', 150],
      ['B', 100],
      ['C', 90],
    ]);
  });

  await test.step('the same part of the same room is asked about, as people read it', async () => {
    const [now] = await storedBy(`id=eq.${hotel.id}`);
    const [, ...others] = roomsOf(now);
    await price.fill('170,00');
    await change(hotel.id, { features: { rooms: [room('A', { price: 99.9 }), ...others] } });
    await save.click();
    const conflict = page.getByRole('dialog');
    await expect(conflict.getByRole('group', { name: 'Quartos' })).toContainText(
      /Preço por noite: R\$\s170,00/,
    );
    await expect(conflict).toContainText(/Preço por noite: R\$\s99,90/);
    await expect(conflict).toContainText('2 itens iguais');
    await conflict.getByRole('radio', { name: 'O que está salvo' }).check();
    await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
    await expect(conflict).toBeHidden();
    await expect(price).toHaveValue('99,90');
  });
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('rooms and what is in them are ordered by drag, removed and brought back', async ({
  page,
}) => {
  const hotel = await newHotel({ features: { rooms: [room('A'), room('B'), room('C')] } });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  await tab(page, 'Quartos').click();
  const grips = page.locator('[data-grip]:visible');
  const names = page.getByRole('heading', { level: 2, name: /^Quarto/ });

  /** Drags one grip to another; `drop` is what ends it. */
  const drag = async (from: number, to: number, drop: () => Promise<void>) => {
    await grips.nth(from).hover();
    const target = await grips.nth(to).boundingBox();
    await page.mouse.down();
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 12, { steps: 4 });
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + (from < to ? 40 : -10), { steps: 4 });
    await drop();
  };

  await test.step('a room is dragged to the end, and told', async () => {
    await drag(0, 2, async () => {
      await expect(page.getByText('Quarto A: posição 3 de 3')).toBeAttached();
      await page.mouse.up();
    });
    await expect(names).toHaveText(['Quarto B', 'Quarto C', 'Quarto A']);
  });

  await test.step('Escape puts it back', async () => {
    await drag(2, 0, async () => {
      await expect(page.getByText('Quarto A: posição 1 de 3')).toBeAttached();
      await page.keyboard.press('Escape');
      await page.mouse.up();
    });
    await expect(page.getByText('Quarto A: de volta à posição 3 de 3')).toBeAttached();
    await expect(names).toHaveText(['Quarto B', 'Quarto C', 'Quarto A']);
  });

  await test.step('what is included is ordered in the room, typed line by line, or pasted', async () => {
    await page.getByRole('button', { name: 'Quarto B', exact: true }).click();
    await drag(3, 1, () => page.mouse.up());
    const item = (at: number) => page.getByRole('textbox', { name: `Item ${at}`, exact: true });
    await expect(item(1)).toHaveValue('Rede');
    await item(1).press('Enter');
    await expect(item(2)).toBeFocused();
    await page.keyboard.type('Toalhas');
    await page.getByRole('button', { name: 'Mover Item 2 para cima' }).press('Enter');
    await expect(item(1)).toHaveValue('Toalhas');
  });

  await test.step('what was removed comes back where it was', async () => {
    await page.getByRole('button', { name: 'Remover Quarto C' }).click();
    await expect(names).toHaveText(['Quarto B', 'Quarto A']);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(names).toHaveText(['Quarto B', 'Quarto C', 'Quarto A']);
  });

  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  const [now] = await storedBy(`id=eq.${hotel.id}`);
  expect(roomsOf(now).map(({ id }) => id)).toEqual(['B', 'C', 'A']);
  expect(roomsOf(now)[0]?.included_items).toEqual(['Toalhas', 'Rede', 'Café', 'Wi-Fi']);
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('images are ordered by the keyboard alone, are told their places, and are saved so', async ({
  page,
}) => {
  const images = ['a', 'b', 'c'].map((name) => `https://example.com/${name}.jpg`);
  const hotel = await newHotel({ features: { gallery_images: images } });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  await tab(page, 'Galeria').press('Enter');
  const list = page.locator('[data-field="gallery_images"]');
  const lines = list.getByRole('textbox', { name: /^Imagem/ });
  const mover = (at: number, way: string) =>
    list.getByRole('button', { name: `Mover Imagem ${at} para ${way}`, exact: true });
  await mover(3, 'cima').focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('status')).toHaveText('Imagem 3: posição 2 de 3');
  await expect(mover(2, 'cima')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(list.getByRole('status')).toHaveText('Imagem 2: posição 1 de 3');
  await expect(mover(1, 'cima')).toBeFocused();
  await expect(mover(1, 'cima')).toBeDisabled();
  await expect(lines.first()).toHaveValue(images[2] ?? '');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  const order = [images[2], images[0], images[1]];
  expect((await storedBy(`id=eq.${hotel.id}`))[0]?.features.gallery_images).toEqual(order);
  await page.reload();
  await tab(page, 'Galeria').click();
  await expect(lines.first()).toHaveValue(images[2] ?? '');
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('who leaves with something unsaved is asked, whichever way it is', async ({
  page,
  context,
}) => {
  const hotel = await newHotel();
  const account = await newAccount('editor');
  await enter(page, account);
  await page.goto(`/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
  await page.getByRole('link', { name: `Editar ${hotel.name}` }).click();
  const subtitle = page.getByLabel('Subtítulo');
  const here = new RegExp(`/admin/hotels/${hotel.id}$`);
  await expect(page).toHaveURL(here);
  await subtitle.fill('Ainda não salvo');

  const asked: string[] = [];
  const answer = (stay: boolean) =>
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (stay ? dialog.dismiss() : dialog.accept());
    });
  const ways: Record<string, () => Promise<unknown>> = {
    'a link': () => page.getByRole('link', { name: 'Regiões' }).click(),
    'the way back of the browser': () => page.evaluate(() => history.back()),
    'a change of tabs': () =>
      page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('admin-tab-change', { detail: 'regions' })),
      ),
  };
  for (const [way, go] of Object.entries(ways)) {
    await test.step(`${way}: asked, and stays`, async () => {
      const before = asked.length;
      answer(true);
      await go();
      await expect.poll(() => asked.length).toBe(before + 1);
      await expect(page).toHaveURL(here);
      await expect(subtitle).toHaveValue('Ainda não salvo');
    });
  }
  expect(new Set(asked)).toEqual(
    new Set(['Há alterações que ainda não foram salvas. Sair mesmo assim?']),
  );

  await test.step('a session that ended: signed in elsewhere, saved here', async () => {
    await context.clearCookies();
    await page.getByRole('button', { name: 'Salvar hotel' }).click();
    await expect(page.getByText('Sua sessão terminou')).toBeVisible();
    await expect(subtitle).toHaveValue('Ainda não salvo');
    await expectAccessible(page);
    const opened = context.waitForEvent('page');
    const way = page.getByRole('link', { name: 'Entrar em outra aba' });
    await expect(way).toBeInViewport();
    await expect(way).toBeFocused();
    await way.click();
    const other = await opened;
    await submitSignIn(other, account.email, account.password);
    await other.waitForURL(/\/admin/);
    await other.close();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    await expect(page.getByText('Sua sessão terminou')).toHaveCount(0);
    expect((await storedBy(`id=eq.${hotel.id}`))[0]).toMatchObject({ subtitle: 'Ainda não salvo' });
  });

  await test.step('when all is saved nobody is asked', async () => {
    await page.getByRole('link', { name: 'Regiões' }).click();
    await expect(page).toHaveURL(/regions$/);
    expect(asked).toHaveLength(Object.keys(ways).length);
  });
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

/** Typed into every line and every long text; `ran` is there, should any of it be taken for script. */
const LINE = `<img src=x onerror=ran(1)>D'Á & 5 < 6 $&`;
const LONG = `<script>ran(2)</script>\n"'\`<svg/onload=ran(3)>{{7*7}} <!-- \u202E D'Á & 5 < 6 $& javascript:ran(4)`;

test('hostile text in every field never runs, and what is text stays', async ({
  page,
  outside,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { ran: () => document.documentElement.setAttribute('data-ran', '') });
  });
  const features = {
    rooms: [room('A', { description: 'x' })],
    services: [{ name: 'S', description: 'x', icon: 'wifi' }],
    testimonials: [{ name: 'T', description: 'x', rating: 5 }],
    faqs: [{ id: 'f', question: 'P?', answer: 'x' }],
  };
  const hotel = await newHotel({ features });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  const folded = { Quartos: 'Quarto A', Serviços: 'S', Depoimentos: 'T', FAQ: 'P?' };
  for (const name of ['Hotel', ...Object.keys(folded)]) {
    await tab(page, name).click();
    const item = folded[name as keyof typeof folded];
    if (item) await page.getByRole('button', { name: item, exact: true }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.locator('textarea').first()).toBeVisible();
    // What has a form of its own (numbers, addresses, colors) takes nothing of this in.
    const lines = panel.locator('input:not([inputmode]):not([type]):not([placeholder])');
    for (const line of await lines.all()) {
      const label = await line.evaluate(
        (input: HTMLInputElement) => input.labels?.[0]?.textContent,
      );
      if (!/^(Lat|Long)itude$/.test(label ?? '')) await line.fill(LINE);
    }
    for (const long of await panel.locator('textarea').all()) await long.fill(LONG);
  }
  await page.getByRole('button', { name: 'Salvar hotel' }).click();
  await expect(page.getByText('Hotel atualizado!')).toBeVisible();

  const line = "D'Á & 5 < 6 $&";
  const [now] = await storedBy(`id=eq.${hotel.id}`);
  expect(now).toMatchObject({
    name: line,
    location: line,
    description: LONG,
    features: {
      history: LONG,
      experience: LONG,
      distances: LONG,
      rooms: [{ name: line, description: LONG, included_items: [line, line, line] }],
      services: [{ name: line, description: LONG }],
      testimonials: [{ name: line, description: LONG }],
      faqs: [{ question: line, answer: LONG }],
    },
  });
  const shown = page.getByText(line).first();
  for (const path of ['/hotel/', '/hotel/old/']) {
    await expect(async () => {
      await page.goto(path + now?.slug);
      await expect(shown).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  }
  await page.goto(`/admin/hotels?q=${encodeURIComponent(line)}`);
  await expect(page.getByRole('button', { name: `Excluir ${line}` })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Editar ${line}` }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  expect(outside).toEqual([]);
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('a form takes nothing in before it could keep it', async ({ page }) => {
  const hotel = await newHotel();
  await enterAs(page, 'editor');
  const releaseScripts = await visitEarly(page, `/admin/hotels/${hotel.id}`);
  const subtitle = page.getByLabel('Subtítulo');
  await expect(subtitle).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await subtitle.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.type('cedo demais');
  await expect(subtitle).toHaveValue('');
  await releaseScripts();
  // Waits until the field takes a press.
  await subtitle.click();
  await page.keyboard.type('na hora');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(async () => (await storedBy(`id=eq.${hotel.id}`))[0]?.subtitle).toBe('na hora');
});
