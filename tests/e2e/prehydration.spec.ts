import type { BrowserContext, Page } from '@playwright/test';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { holdRequests } from './hold-requests';
import { listening, visitEarly } from './prehydration-visit';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

/** The URLs that the form's answers, which are redirects, lead to. */
function openedEngines(context: BrowserContext): URL[] {
  const opened: URL[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith('https:') && request.redirectedFrom()) {
      opened.push(new URL(request.url()));
    }
  });
  return opened;
}

const promoField = (page: Page) => page.getByRole('textbox', { name: 'Código promocional' });

test('a field pressed before hydration opens at once, and is the real field after it', async ({
  page,
}) => {
  const releaseScripts = await visitEarly(page, BEACH);
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await page.getByRole('button', { name: /^Check-in e check-out/ }).click();
  await expect(page.getByLabel('Check-out', { exact: true })).toBeVisible();
  await expect(calendar).toBeHidden();
  await page.getByLabel('Check-in', { exact: true }).fill('2031-03-04');
  await page.getByLabel('Check-out', { exact: true }).fill('2031-03-09');
  await releaseScripts();
  await expect(calendar).toBeVisible();
  await expect(calendar).toContainText('5 noites, de 04/03/2031 a 09/03/2031');
  await listening(page);
  await expect(calendar).toBeVisible();
});

for (const [when, isOpen] of [
  ['before', false],
  ['after', true],
] as const) {
  test(`days typed before the page listens are kept, in a panel that is closed ${when} it does`, async ({
    page,
  }) => {
    const releaseScripts = await visitEarly(page, '/');
    const field = page.locator('.home-search-form .stay-cell').first().getByRole('button').first();
    await field.click();
    await page.getByLabel('Check-in', { exact: true }).fill('2031-03-04');
    await page.getByLabel('Check-out', { exact: true }).fill('2031-03-09');
    if (!isOpen) await page.keyboard.press('Escape');
    await releaseScripts();
    await listening(page);
    if (isOpen) {
      await expect(page.getByLabel('Check-out', { exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
    }
    await expect(field).toContainText('9 mar');
    const stored = () => page.evaluate(() => sessionStorage.getItem('vitrine:stay'));
    await expect.poll(stored).toContain('checkin=2031-03-04&checkout=2031-03-09');
  });
}

test('a panel that is opened before its styles are there waits for them', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.css');
  const releaseScripts = await visitEarly(page, BEACH);
  await page.getByRole('button', { name: /^Check-in e check-out/ }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await expect(page.getByLabel('Check-in', { exact: true })).toBeHidden();
  release();
  await expect(page.getByLabel('Check-in', { exact: true })).toBeVisible();
  await releaseScripts();
  await listening(page);
});

test('a press during which a field is replaced by one with counters opens that', async ({
  page,
}) => {
  await page.goto('/');
  await listening(page);
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  const field = page.getByRole('button', { name: /^Hóspedes/ });
  await field.hover();
  await page.mouse.down();
  await expect(field).not.toHaveAttribute('aria-haspopup');
  release();
  await expect(field).toHaveAttribute('aria-haspopup', 'dialog');
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Hóspedes' })).toBeVisible();
});

for (const [how, send] of [
  ['by key', (page: Page) => promoField(page).press('Enter')],
  ['by press', (page: Page) => page.getByRole('button', { name: /^Ver disponibilidade/ }).click()],
] as const) {
  test(`a code that is typed and sent (${how}) before the page listens is in the link, which opens once`, {
    tag: ANY_SCREEN,
  }, async ({ page, context }) => {
    const releaseScripts = await visitEarly(page, `${BEACH}?promo=DO-LINK&adultos=3`);
    await promoField(page).fill('VERÃO 10');
    const opened = openedEngines(context);
    await send(page);
    await expect.poll(() => opened.length).toBe(1);
    await releaseScripts();
    await listening(page);
    // Only the hydrated page links its button to the engine with the input.
    await expect(page.getByRole('link', { name: /^Ver disponibilidade/ })).toBeVisible();
    expect(
      opened.map(({ origin, pathname, searchParams }) => [
        origin + pathname,
        searchParams.get('Code'),
        searchParams.get('ad'),
      ]),
    ).toEqual([['https://book.omnibees.com/hotelresults', 'VERÃO 10', '3']]);
    await expect(promoField(page)).toHaveValue('VERÃO 10');
  });
}

test('guests chosen on an older page before hydration are in its link', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const releaseScripts = await visitEarly(page, '/hotel_lazer/old/ipe-bombinhas-praia');
  const card = page.getByRole('region', { name: 'Reserve sua Estadia' });
  await card.getByLabel('Hóspedes').selectOption('4 hóspedes');
  await releaseScripts();
  await expect(card.getByRole('link', { name: /^Reservar Agora/ })).toHaveAttribute(
    'href',
    /[?&]ad=4(&|$)/,
  );
  await expect(card.getByLabel('Hóspedes')).toHaveValue('4');
});

test('search and menu open without scripts before hydration, and stay open after it', async ({
  page,
  isMobile,
}) => {
  const menu = isMobile
    ? { control: 'Abrir menu', opened: (page: Page) => page.getByRole('dialog', { name: 'Menu' }) }
    : { control: 'Em breve', opened: (page: Page) => page.getByText('Mato Grosso').first() };
  const search = {
    control: 'Buscar no site',
    opened: (page: Page) => page.getByRole('dialog', { name: 'Busca no site' }),
  };
  for (const { control, opened } of [menu, search]) {
    const releaseScripts = await visitEarly(page, '/hotels');
    await page.getByRole('button', { name: control }).click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await releaseScripts();
    await expect(opened(page)).toBeVisible();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
});

test('a page whose scripts did not all load says so, and can be reloaded with its query', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  const failed = page.getByText('Parte desta página não carregou.');
  await page.route('**/_next/static/chunks/turbopack-*.js', (route) => route.abort());
  await page.goto('/deals?utm_source=carta', { waitUntil: 'load' });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Carregar de novo' }).click();
  await listening(page);
  await expect(failed).toBeHidden();
  await expect(page).toHaveURL(/\/deals\?utm_source=carta$/);
});

test('without its scripts a hotel asks for dates on the first screen of a phone', {
  tag: ON_PHONES,
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.route('**/_next/static/chunks/turbopack-*.js', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/hotel_lazer/ipe-bombinhas-praia', { waitUntil: 'load' });
  const failed = page.getByText('Parte desta página não carregou.');
  await expect(failed).toBeVisible();
  const notice = await failed.boundingBox();
  const dates = page.locator('.booking-bar').getByText('Escolha as datas', { exact: true });
  await expect(dates).toBeVisible();
  const field = await dates.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(notice?.y ?? 0);
});
