import { enterAs } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { formTab, newHotel, room, storedHotels, uniqueName } from './stored-hotel';

test('a new hotel is validated, saved once and shown on the site', async ({ page }) => {
  const name = uniqueName();
  const hostile = `<img src=x onerror="document.title='dead'"> D'Ávila & 5 < 10`;
  await enterAs(page, 'editor', '/admin/hotels/novo');

  await test.step('missing values are marked in place, and their tab is opened', async () => {
    await formTab(page, 'Quartos').click();
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await expect(page.getByLabel('Nome do quarto *')).toBeFocused();
    await formTab(page, 'FAQ').click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Faltam 4 ajustes para salvar')).toBeVisible();
    await expect(page.getByLabel('Nome *', { exact: true })).toBeFocused();
    await expect(formTab(page, 'Quartos (precisa de ajuste)')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a press on the unit focuses its field', async () => {
    const price = page.getByLabel('Preço por noite *');
    await price.click({ position: { x: 24, y: 24 } });
    await expect(price).toBeFocused();
  });

  await page.getByLabel('Nome *', { exact: true }).fill(name);
  await page.getByLabel('Localização *').fill(hostile);
  await page.getByLabel('Preço por noite *').fill('1.290,50');
  await page.getByLabel('Descrição').first().fill(hostile);
  await page.getByLabel('História').fill(hostile);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(formTab(page, 'Quartos (precisa de ajuste)')).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByLabel('Nome do quarto *').fill('Quarto <b>Um</b>');

  await test.step('rooms and questions are reordered by keyboard', async () => {
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await page.getByLabel('Nome do quarto *').nth(1).fill('Quarto Dois');
    const up = page.getByRole('button', { name: 'Mover Quarto Dois para cima' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await expect(page.getByLabel('Nome do quarto *').first()).toHaveValue('Quarto Dois');
  });

  await test.step('an icon is found by searching for a word', async () => {
    await formTab(page, 'Serviços').click();
    await page.getByRole('button', { name: 'Adicionar serviço' }).click();
    await page.getByLabel('Nome do serviço *').fill('Piscina');
    await page.getByRole('button', { name: /^Escolher ícone/ }).click();
    await page.getByRole('searchbox', { name: 'Buscar ícone' }).fill('NATACAO');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'piscina' }).click();
  });

  await test.step('the booking link says what is missing, then leads to the engine', async () => {
    await formTab(page, 'Hotel').click();
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

  await formTab(page, 'Galeria').click();
  await page.getByRole('button', { name: 'Digitar um endereço' }).first().click();
  await page.getByLabel('Imagem 1', { exact: true }).fill('/art/piscina.webp');
  await page.getByRole('button', { name: 'Salvar hotel' }).dblclick();
  await expect(page.getByText('Hotel criado!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/hotels\/[0-9a-f-]{36}$/);
  // The form at the new URL continues where the previous one was.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('button', { name: 'Salvar hotel' })).toBeFocused();
  await expect(formTab(page, 'Galeria')).toHaveAttribute('aria-selected', 'true');

  const rows = await storedHotels(`name=eq.${encodeURIComponent(name)}`);
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

/** Typed into every line and every long text; it sets `ran` if any of it is taken for script. */
const LINE = `<img src=x onerror=ran(1)>D'Á & 5 < 6 $&`;
const LONG = `<script>ran(2)</script>\n"'\`<svg/onload=ran(3)>{{7*7}} <!-- \u202E D'Á & 5 < 6 $& javascript:ran(4)`;

test('hostile text never runs in any field and is stored as plain text', async ({
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
    await formTab(page, name).click();
    const item = folded[name as keyof typeof folded];
    if (item) await page.getByRole('button', { name: item, exact: true }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.locator('textarea').first()).toBeVisible();
    // Fields with a format (numbers, URLs, colors) take none of this.
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
  const [now] = await storedHotels(`id=eq.${hotel.id}`);
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

test('on a phone all six tabs of the form are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'editor', '/admin/hotels/novo');
  const tabs = page.getByRole('tablist').getByRole('tab');
  await expect(tabs).toHaveText(['Hotel', 'Galeria', 'Quartos', 'Serviços', 'Depoimentos', 'FAQ']);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});
