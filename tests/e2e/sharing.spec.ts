import type { Page } from '@playwright/test';
import { inDays } from './days';
import { expect, test } from './fixtures';
import { readHtml } from './html';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
const CHAT_HOTEL = '/ipe-lencois';
const OFFER = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';
const OFFER_TITLE = 'Feriado na praia, Ipê Bombinhas Praia';

const shown = (date: string) => date.split('-').reverse().join('/');

const datesField = (page: Page) => page.getByRole('button', { name: /^Check-in e check-out/ });
const guestsField = (page: Page) => page.getByRole('button', { name: /^Hóspedes/ });
const promoField = (page: Page) => page.getByLabel('Código promocional');
const engineLink = (page: Page) => page.getByRole('link', { name: /^Ver disponibilidade/ });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a link with a stay opens with the bar filled in, and can be shared again', async ({
  page,
  baseURL,
}) => {
  const [checkIn, checkOut] = ['2099-12-14', '2099-12-17'];
  const query = `?checkin=${checkIn}&checkout=${checkOut}&adultos=3&idades=4,7&promo=VER%C3%83O%20A%26B`;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(BEACH + query);
  await expect(datesField(page)).toContainText(`${shown(checkIn)} a ${shown(checkOut)}`);
  await expect(guestsField(page)).toContainText('3 adultos, 2 crianças');
  await expect(promoField(page)).toHaveValue('VERÃO A&B');
  const engine = new URL((await engineLink(page).getAttribute('href')) ?? '').searchParams;
  expect([engine.get('ad'), engine.get('ch'), engine.get('Code')]).toEqual(['3', '2', 'VERÃO A&B']);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);

  await promoField(page).fill('');
  await page.getByRole('button', { name: 'Copiar link desta estadia' }).click();
  await expect(page.getByText('Link da estadia copiado')).toBeVisible();
  const copied = await clipboard(page);
  expect(copied).toBe(
    `${baseURL}${BEACH}?checkin=${checkIn}&checkout=${checkOut}&adultos=3&idades=4,7`,
  );
  await page.goto(copied);
  await expect(guestsField(page)).toContainText('3 adultos, 2 crianças');
  await expect(datesField(page)).toContainText(shown(checkIn));
});

test('each invalid value of a link is ignored on its own', async ({ page }) => {
  const dates = `${shown(inDays(0))} a ${shown(inDays(1))}`;
  await page.goto(
    `${BEACH}?checkin=${inDays(-1)}&checkout=${inDays(5)}&adultos=9&idades=4,99&promo=${'x'.repeat(65)}`,
  );
  await expect(datesField(page)).toContainText(dates);
  await expect(guestsField(page)).toHaveText(/2 adultos$/);
  await expect(promoField(page)).toHaveValue('');

  const script = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await page.goto(`${BEACH}?checkin=${script}&adultos=4&idades=${script}&promo=${script}`);
  await expect(guestsField(page)).toHaveText(/4 adultos$/);
  await expect(promoField(page)).toHaveValue('"><img src=x onerror=alert(1)>');
  await expect(datesField(page)).toContainText(dates);
});

test('without the share sheet of the device, a small menu shares: by keyboard, copy and chat', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  await page.goto(`${OFFER}?utm_source=carta`);
  await shareButton(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Enviar esta página' });
  await expect(menu.getByRole('button', { name: 'Copiar link' })).toBeFocused();
  const chat = menu.getByRole('link', { name: /^Enviar por WhatsApp/ });
  expect(await chat.getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent(`${OFFER_TITLE}\n${baseURL}${OFFER}`)}`,
  );
  await expect(chat).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(shareButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Copiar link' }).press('Enter');
  await expect(page.getByText('Link copiado')).toBeVisible();
  expect(await clipboard(page)).toBe(`${baseURL}${OFFER}`);
  await expect(shareButton(page)).toBeFocused();

  await shareButton(page).click();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
});

test('on a phone the small menu stays inside the screen, each choice on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  for (const path of [OFFER, BEACH]) {
    await page.goto(path);
    await shareButton(page).click();
    const menu = page.getByRole('dialog', { name: 'Enviar esta página' });
    await expect(menu.getByRole('button', { name: 'Copiar link' })).toBeFocused();
    await expect(menu).toBeInViewport({ ratio: 1 });
    // One line each.
    const copy = await menu.getByRole('button', { name: 'Copiar link' }).boundingBox();
    const chat = await menu.getByRole('link', { name: /^Enviar por WhatsApp/ }).boundingBox();
    expect(chat?.height).toBe(copy?.height);
  }
});

test('if copying is forbidden, the notice contains the URL', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await page.goto(BEACH);
  await page.getByRole('button', { name: 'Copiar link desta estadia' }).click();
  await expect(page.getByText(new RegExp(`^${baseURL}${BEACH}\\?checkin=`))).toBeVisible();
});

test('the device’s share sheet comes first; the small menu opens if it fails, not if it is closed', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const failures = ['', 'AbortError', 'NotAllowedError'];
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async (what: unknown) => {
        const failure = failures[shared.push(what) - 1];
        if (failure) throw new DOMException('', failure);
      },
    });
  });
  await page.goto(BEACH);
  const menu = page.getByRole('dialog', { name: 'Enviar esta página' });
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  for (const times of [1, 2]) {
    await shareButton(page).click();
    await expect.poll(async () => (await shared()).length).toBe(times);
    await expect(menu).toHaveCount(0);
  }
  await shareButton(page).click();
  await expect(menu).toBeVisible();
  expect((await shared())[0]).toEqual({
    title: 'Ipê Bombinhas Praia, Bombinhas, Santa Catarina',
    url: `${baseURL}${BEACH}`,
  });

  const [checkIn, checkOut] = ['2099-12-14', '2099-12-17'];
  const stay = `checkin=${checkIn}&checkout=${checkOut}&adultos=2&idades=6`;
  await page.goto(`${BEACH}?${stay}&utm_source=carta`);
  await expect(datesField(page)).toContainText(`${shown(checkIn)} a ${shown(checkOut)}`);
  await shareButton(page).click();
  await expect
    .poll(async () => (await shared())[0])
    .toMatchObject({
      url: `${baseURL}${BEACH}?${stay}`,
    });
});

test('the campaign of a visit is passed on to the engine, from page to page and without cookies', async ({
  page,
  context,
}) => {
  await page.goto('/?utm_source=carta%20de%20ver%C3%A3o&gclid=Cj0-_a%26b&utm_evil=x&checkin=x');
  await page.getByRole('link', { name: 'Ipê Noronha' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ipê Noronha' })).toBeVisible();
  await expect(engineLink(page)).toHaveAttribute(
    'href',
    /[?&]utm_source=carta%20de%20ver%C3%A3o&gclid=Cj0-_a%26b$/,
  );
  const withoutDates = new URL((await engineLink(page).getAttribute('href')) ?? '');
  expect(withoutDates.searchParams.has('utm_evil')).toBe(false);

  await page.goto(CHAT_HOTEL);
  await expect(engineLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=[^&]*$/);

  await page.goto(`${OFFER}?utm_source=outra`);
  await expect(page.getByRole('link', { name: /^Garantir Oferta/ })).toHaveAttribute(
    'href',
    'https://reservas.ipehoteis.example/ofertas/feriado-na-praia?utm_source=outra',
  );
  expect(await context.cookies()).toEqual([]);
});

test('a link with hotels that are no longer on the site says so', async ({ request }) => {
  const said = async (path: string) => {
    const { texts } = readHtml(await (await request.get(path)).text());
    return texts('p').find((text) => /não (?:está|estão) mais no site/.test(text)) ?? '';
  };
  const two = 'ipe-guanabara,ipe-noronha';
  for (const page of ['comparar', 'favoritos']) {
    const one = '1 hotel escolhido não está mais no site.';
    expect(await said(`/${page}?hoteis=${two},ipe-que-saiu`)).toBe(one);
    const several = '2 hotéis escolhidos não estão mais no site.';
    expect(await said(`/${page}?hoteis=ipe-que-saiu,ipe-noronha,ipe-que-fechou`)).toBe(several);
    expect(await said(`/${page}?hoteis=${two}`)).toBe('');
  }
  expect(await said('/roteiro?paradas=ipe-guanabara.2,ipe-que-saiu.1,ipe-noronha.3')).toBe(
    'Uma parada saiu do roteiro: o hotel não está mais no site. As datas seguem sem ela.',
  );
  expect(await said('/roteiro?paradas=ipe-guanabara.2,ipe-noronha.3')).toBe('');
});

test('chats get the whole link of what a visitor has chosen', async ({ request, baseURL }) => {
  for (const path of [
    '/comparar?hoteis=ipe-bombinhas-praia,ipe-lencois&checkin=2099-12-15&checkout=2099-12-18&adultos=2',
    '/favoritos?hoteis=ipe-bombinhas-praia,ipe-lencois',
    '/hotels?tipo=lazer',
    '/deals?para=familia',
  ]) {
    const { meta, canonical } = readHtml(await (await request.get(path)).text());
    expect(meta('og:url')).toBe(baseURL + path);
    expect(canonical()).toBe(baseURL + path.replace(/\?.*/, ''));
    expect(meta('og:image')).toContain('/og/site/');
    expect(meta('og:title')).not.toBe('');
  }
  const sent = await (await request.get('/favoritos?hoteis=ipe-lencois')).text();
  expect(readHtml(sent).meta('description')).not.toContain('você guardou');
});
