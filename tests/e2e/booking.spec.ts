import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

/** One hotel of the demo chain for each engine, on all three kinds of page. */
const HOTELS = {
  omnibees: '/hotel_lazer/ipe-bombinhas-praia',
  hbook: '/hotel_corp/ipe-curitiba-batel',
  utrip: '/hotel/ipe-guanabara',
  whatsapp: '/hotel/ipe-pelourinho',
} as const;

const bar = (page: Page) => page.getByRole('region', { name: 'Consulte datas e disponibilidade' });
const datesField = (page: Page) => bar(page).getByRole('button', { name: /^Check-in e check-out/ });
const guestsField = (page: Page) => bar(page).getByRole('button', { name: /^Hóspedes/ });
const promoField = (page: Page) => bar(page).getByRole('textbox', { name: 'Código promocional' });
const search = (page: Page) => bar(page).getByRole('link', { name: /^Ver disponibilidade/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Datas da estadia' });
const guests = (page: Page) => page.getByRole('dialog', { name: 'Hóspedes e idades' });
const day = (page: Page, name: string) =>
  calendar(page).getByRole('button', { name: new RegExp(`\\b${name} de 2026`) });

/** A page whose visitor lives on a Tuesday, 17 November 2026. */
async function visit(page: Page, path: string) {
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.goto(path);
  await expect(datesField(page)).toContainText('17/11/2026 a 18/11/2026');
}

async function chooseDates(page: Page) {
  await datesField(page).click();
  await day(page, '20 de novembro').click();
  await day(page, '24 de novembro').click();
  await calendar(page).getByRole('button', { name: 'Confirmar 4 noites' }).click();
  await expect(datesField(page)).toContainText('20/11/2026 a 24/11/2026');
}

async function chooseGuests(page: Page) {
  await guestsField(page).click();
  await guests(page).getByRole('button', { name: 'Aumentar adultos' }).click();
  await guests(page).getByRole('button', { name: 'Aumentar crianças' }).click();
  await guests(page).getByRole('radio', { name: '4 anos' }).click();
  await expect(guests(page)).toContainText('Criança 1: 4 anos');
  await guests(page).getByRole('button', { name: 'Pronto, 3 adultos, 1 criança' }).click();
  await expect(guestsField(page)).toContainText('3 adultos, 1 criança');
}

/** The address of the tab that the search opens. */
async function openedAddress(page: Page): Promise<URL> {
  const opening = page.context().waitForEvent('page');
  await search(page).click();
  const popup = await opening;
  await popup.waitForURL(/^https:/);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  return new URL(popup.url());
}

const EXPECTED: [keyof typeof HOTELS, address: string, parameters: Record<string, string>][] = [
  [
    'omnibees',
    'https://book.omnibees.com/hotelresults',
    {
      q: 'IPE-BOMBINHAS-01',
      NRooms: '1',
      CheckIn: '20112026',
      CheckOut: '24112026',
      ad: '3',
      ch: '1',
      ag: '',
      Code: 'VERÃO 10&ad=9',
    },
  ],
  [
    'whatsapp',
    'https://wa.me/5571900000000',
    {
      text: 'Olá! Gostaria de informações sobre hospedagem de 20/11/2026 a 24/11/2026, para 3 adultos e 1 criança.',
    },
  ],
];

for (const [at, [engine, address, parameters]] of EXPECTED.entries()) {
  // The dates are chosen differently on a phone, and that once; the link is the same.
  const tag = at === 0 ? [] : ANY_SCREEN;
  test(`${engine} opens in a new tab with exactly the chosen stay`, { tag }, async ({ page }) => {
    await visit(page, HOTELS[engine]);
    await chooseDates(page);
    await chooseGuests(page);
    await promoField(page).fill('VERÃO 10&ad=9');
    const url = await openedAddress(page);
    expect(url.origin + url.pathname).toBe(address);
    expect([...url.searchParams]).toEqual(Object.entries(parameters));
  });
}

test('the whole bar works by keyboard', { tag: ANY_SCREEN }, async ({ page }) => {
  await visit(page, HOTELS.omnibees);
  const { keyboard } = page;
  await datesField(page).focus();
  await keyboard.press('Enter');
  await expect(day(page, '17 de novembro')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(calendar(page)).toContainText('2 noites, de 24/11/2026 a 26/11/2026');
  await keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(datesField(page)).toBeFocused();

  await keyboard.press('Tab');
  await expect(guestsField(page)).toBeFocused();
  await keyboard.press('Space');
  await expect(guests(page).getByRole('button', { name: 'Diminuir adultos' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(guestsField(page)).toHaveText(/1 adulto$/);
  await keyboard.press('Escape');
  await expect(guestsField(page)).toBeFocused();

  await keyboard.press('Tab');
  await expect(promoField(page)).toBeFocused();
  await keyboard.type('IPE10');
  const opening = page.context().waitForEvent('page');
  await keyboard.press('Enter');
  const popup = await opening;
  await popup.waitForURL(/^https:/);
  const { searchParams } = new URL(popup.url());
  expect(searchParams.get('CheckIn')).toBe('24112026');
  expect(searchParams.get('CheckOut')).toBe('26112026');
  expect(searchParams.get('ad')).toBe('1');
  expect(searchParams.get('Code')).toBe('IPE10');
});

test('a hotel without booking data offers its phone, or says so and offers the chain’s', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  // Within an element: every page holds the words, for its scripts.
  const call =
    /href="tel:\+556100000000"[^>]*>(?:(?!<\/a>).)*>Ligar para reservar (?:<span[^>]*>)?\(61\) 0000-0000</;
  const none = '>As reservas deste hotel ainda não estão abertas no site.<';
  const bookable = await (await request.get(HOTELS.utrip)).text();
  expect(bookable).not.toMatch(/>Ligar para reservar/);
  expect(bookable).not.toContain(none);
  expect(await (await request.get('/hotel_corp/ipe-brasilia')).text()).toMatch(call);
  const bare = await (await request.get('/hotel/ipe-jericoacoara')).text();
  expect(bare).toContain(none);
  expect(bare).toMatch(/href="tel:[^>]*>(?:(?!<\/a>).)*>Ligar para reservar/);
});

test('the bar appears in its place, is led to, and opens its panels in view', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { takeShifts: () => observer.takeRecords() });
  });
  await visit(page, HOTELS.omnibees);
  await test.step('the dates appear without moving anything', async () => {
    const moved = await page.evaluate(() => {
      const { takeShifts } = window as unknown as {
        takeShifts: () => (PerformanceEntry & { sources: { node: Node | null }[] })[];
      };
      const bar = document.getElementById('reserva');
      return takeShifts().filter(({ sources }) => sources.some(({ node }) => bar?.contains(node)));
    });
    expect(moved).toEqual([]);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step("'Reserve agora' of the hero stops 100 px above the bar", async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /reserve agora/i })
      .first()
      .click();
    await expect(page).toHaveURL(/#reserva$/);
    await expect.poll(async () => Math.round((await bar(page).boundingBox())?.y ?? 0)).toBe(100);
  });
  await test.step('an opened panel is in view, past days are out of reach', async () => {
    await datesField(page).click();
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    const isPhone = (page.viewportSize()?.width ?? 0) <= 768;
    await expect(calendar(page).getByRole('grid')).toHaveCount(isPhone ? 12 : 2);
    await expect(day(page, '16 de novembro')).toBeDisabled();
    if (isPhone) {
      // A sheet over everything, the bar included; the next months are a swipe away.
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      expect(await calendar(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
      const december = calendar(page).getByRole('grid', { name: /dezembro 2026/i });
      await december.scrollIntoViewIfNeeded();
      await expect(december).toBeInViewport();
      await expect(calendar(page).getByRole('button', { name: /^Confirmar/ })).toBeInViewport();
      await page.keyboard.press('Escape');
    }
    await guestsField(page).click();
    await expect(calendar(page)).toBeHidden();
    for (let i = 0; i < 3; i++) {
      await guests(page).getByRole('button', { name: 'Aumentar crianças' }).click();
    }
    await expect(guests(page)).toBeInViewport({ ratio: 1 });
    await expect(guests(page).getByRole('button', { name: 'Aumentar crianças' })).toBeDisabled();
  });
});

test('nothing sticks out', { tag: ANY_SCREEN }, async ({ page }) => {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await visit(page, HOTELS.omnibees);
  // 360 px phones, and what is left of 1440 x 900 at 200 % zoom.
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 720, height: 450 },
    { width: 800, height: 900 },
  ]) {
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await datesField(page).click();
      await expect(calendar(page)).toBeVisible();
      expect(await overflow()).toBe(0);
      await page.keyboard.press('Escape');
      await guestsField(page).click();
      await expect(guests(page)).toBeVisible();
      expect(await overflow()).toBe(0);
      await page.keyboard.press('Escape');
      await expect(guests(page)).toBeHidden();
    });
  }
});

// A hotel in teal, and one in the yellow that is hardest to read.
for (const { hotel, tag } of [
  { hotel: HOTELS.omnibees, tag: [] },
  { hotel: '/hotel_lazer/ipe-chapada', tag: ANY_SCREEN },
]) {
  test(`axe finds nothing in the calendar and the guests of ${hotel}, nor in a refused bar`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, hotel);
    await chooseDates(page);
    await datesField(page).click();
    await expect(calendar(page)).toBeVisible();
    await expectAccessible(page, '#reserva');
    await calendar(page).getByRole('button', { name: 'Limpar' }).click();
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Ver disponibilidade' }).click();
    await expect(bar(page).getByRole('alert')).toHaveText(/./);
    await guestsField(page).click();
    await guests(page).getByRole('button', { name: 'Aumentar crianças' }).click();
    await expectAccessible(page, '#reserva');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const dates = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  const send = (page: Page) => bar(page).getByRole('button', { name: 'Ver disponibilidade' });

  test('the bar is a form that leads to the engine with exactly the chosen stay', {
    tag: ANY_SCREEN,
  }, async ({ page, context }) => {
    await page.goto(HOTELS.omnibees);
    await expect(datesField(page)).toHaveAccessibleName('Check-in e check-out Escolha as datas');
    await datesField(page).click();
    await dates(page, 'Check-in').fill('2031-03-04');
    await dates(page, 'Check-out').fill('2031-03-09');
    await page.keyboard.press('Escape');
    await guestsField(page).click();
    await page.getByLabel('Adultos').selectOption('3 adultos');
    await page.getByLabel('Idade da criança 1').fill('4');
    await page.keyboard.press('Escape');
    await promoField(page).fill('VERÃO 10&ad=9');
    const leaving = context.waitForEvent('request', (it) => it.url().startsWith('https:'));
    await send(page).click();
    const url = new URL((await leaving).url());
    expect(url.origin + url.pathname).toBe('https://book.omnibees.com/hotelresults');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'IPE-BOMBINHAS-01',
      NRooms: '1',
      CheckIn: '04032031',
      CheckOut: '09032031',
      ad: '3',
      ch: '1',
      ag: '',
      Code: 'VERÃO 10&ad=9',
    });
  });

  test('a stay that can’t be booked leads back to the hotel, which says why', {
    tag: ANY_SCREEN,
  }, async ({ page, context }) => {
    await page.goto(HOTELS.omnibees);
    await datesField(page).click();
    await dates(page, 'Check-in').fill('2031-03-04');
    await page.keyboard.press('Escape');
    const answering = context.waitForEvent('page');
    await send(page).click();
    const answer = await answering;
    await expect(answer).toHaveURL(
      new RegExp(`${HOTELS.omnibees}\\?checkin=2031-03-04&adultos=2#`),
    );
    // A page of its own: in one that another page has opened, scripts are off but seem to be on.
    await page.goto(answer.url());
    await expect(page.getByText('Escolha check-in e check-out.')).toBeVisible();
  });
});

test('the form’s address leads to each hotel’s own engine, with exactly the stay', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const stay = { checkin: '2031-03-04', checkout: '2031-03-09', adults: '3' };
  for (const [hotel, engine, parameters] of [
    [
      'b0000000-0000-4000-8000-000000000003',
      'https://hbook.hsystem.com.br/booking',
      { hotel: 'IPE-CURITIBA-01', ...stay, children: '1', promocode: 'VERÃO 10&ad=9' },
    ],
    [
      'b0000000-0000-4000-8000-000000000006',
      'https://reservas.utrip.com.br/',
      { hotel: 'IPE-RIO-01', ...stay, promocode: 'VERÃO 10&ad=9' },
    ],
  ] as const) {
    const { checkin, checkout, adults: adultos } = stay;
    const response = await request.get('/api/booking', {
      params: { hotel, checkin, checkout, adultos, idades: '4', promo: 'VERÃO 10&ad=9' },
      maxRedirects: 0,
    });
    const url = new URL(response.headers().location ?? '');
    expect([response.status(), url.origin + url.pathname]).toEqual([303, engine]);
    expect([...url.searchParams]).toEqual(Object.entries(parameters));
  }
});

test('the form’s address leads only to hotels of the chain and their engines', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const hotel of ['', 'x', 'https://elsewhere.example', crypto.randomUUID()]) {
    const response = await request.get('/api/booking', { params: { hotel }, maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([303, '/hotels']);
    expect(response.headers()['x-robots-tag']).toContain('noindex');
  }
});

test.describe('the stay that a tab has put together', () => {
  test('is offered by other hotels and rooms, and by nobody else’s tab', {
    tag: ANY_SCREEN,
  }, async ({ page, context }) => {
    await visit(page, HOTELS.omnibees);
    await chooseDates(page);
    await chooseGuests(page);
    await promoField(page).fill('VERAO10');
    await page.goto(HOTELS.hbook);
    await expect(datesField(page)).toContainText('20/11/2026 a 24/11/2026');
    await expect(guestsField(page)).toContainText('3 adultos, 1 criança');
    await expect(promoField(page)).toHaveValue('VERAO10');
    expect(Object.fromEntries((await openedAddress(page)).searchParams)).toMatchObject({
      checkin: '2026-11-20',
      adults: '3',
      promocode: 'VERAO10',
    });
    await page.goto('/hotel/old/ipe-guanabara');
    await expect(page.getByRole('button', { name: /^Check-in e check-out/ })).toContainText(
      '20/11/2026 a 24/11/2026',
    );
    await visit(await context.newPage(), HOTELS.hbook);
  });

  test('gives way to the stay of an address, and its past dates are dropped', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    await visit(page, HOTELS.omnibees);
    await chooseDates(page);
    await chooseGuests(page);
    await page.goto(`${HOTELS.hbook}?checkin=2026-12-01&checkout=2026-12-03`);
    await expect(datesField(page)).toContainText('01/12/2026 a 03/12/2026');
    await expect(guestsField(page)).toContainText('3 adultos, 1 criança');
    await fixTime(page, new Date('2026-12-02T15:00:00Z'));
    await page.goto(HOTELS.omnibees);
    await expect(datesField(page)).toContainText('02/12/2026 a 03/12/2026');
    await expect(guestsField(page)).toContainText('3 adultos, 1 criança');
  });

  test('a code that was taken out again does not come back', { tag: ANY_SCREEN }, async ({
    page,
  }) => {
    await visit(page, HOTELS.omnibees);
    await promoField(page).fill('VERAO10');
    await promoField(page).fill('');
    await page.goto(HOTELS.hbook);
    await expect(datesField(page)).toContainText('17/11/2026');
    await expect(promoField(page)).toHaveValue('');
  });
});

test.describe('the bar at the bottom of a phone', { tag: ON_PHONES }, () => {
  test.use({ viewport: { width: 390, height: 664 } });
  const sticky = (page: Page) => page.getByRole('group', { name: 'Reservar' });

  test('is there between booking bar and footer, and books with two presses', async ({ page }) => {
    await visit(page, HOTELS.hbook);
    await expect(sticky(page)).toBeHidden();
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await expect(sticky(page)).toBeVisible();
    await expect(sticky(page)).toContainText('A partir de');
    await sticky(page).getByRole('button', { name: 'Reservar' }).click();
    await day(page, '20 de novembro').click();
    await day(page, '24 de novembro').click();
    await calendar(page).getByRole('button', { name: 'Confirmar 4 noites' }).click();
    await expect(sticky(page)).toBeFocused();
    await expect(sticky(page)).toContainText('20 a 24 nov · 2 adultos');
    const opening = page.context().waitForEvent('page');
    await sticky(page)
      .getByRole('link', { name: /^Ver disponibilidade/ })
      .click();
    const popup = await opening;
    await popup.waitForURL(/checkin=2026-11-20&checkout=2026-11-24/);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(sticky(page)).toBeHidden();
  });

  test('leads to the engine in nine taps from home, with dates, two guests and a child', async ({
    page,
  }) => {
    await fixTime(page, new Date('2026-11-17T15:00:00Z'));
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Hotéis em destaque' });
    await featured.getByRole('link', { name: 'Ipê Noronha' }).tap();
    await datesField(page).tap();
    await day(page, '20 de novembro').tap();
    await day(page, '24 de novembro').tap();
    await calendar(page).getByRole('button', { name: 'Hóspedes: 2 adultos' }).tap();
    await expect(calendar(page)).toBeHidden();
    await guests(page).getByRole('button', { name: 'Aumentar crianças' }).tap();
    await guests(page).getByRole('radio', { name: '6 anos' }).tap();
    await expectAccessible(page);
    await guests(page).getByRole('button', { name: 'Pronto, 2 adultos, 1 criança' }).tap();
    await expect(datesField(page)).toBeFocused();
    const opening = page.context().waitForEvent('page');
    await search(page).tap();
    await (await opening).waitForURL(/^https:.*20.*24/);
    const sent = decodeURIComponent((await opening).url());
    expect(sent).toMatch(/(2026-11-20|20112026).*(2026-11-24|24112026)/);

    await test.step('and in two from then on, to another hotel', async () => {
      await page.goto('/');
      await featured.getByRole('link', { name: 'Ipê Lençóis' }).tap();
      await expect(datesField(page)).toContainText('20/11/2026 a 24/11/2026');
      await expect(guestsField(page)).toContainText('2 adultos, 1 criança');
      const again = page.context().waitForEvent('page');
      await search(page).tap();
      await (await again).waitForURL(/^https:.*20.*24/);
    });
  });

  test('asks for dates again when they are pressed', async ({ page }) => {
    await fixTime(page, new Date('2026-11-17T15:00:00Z'));
    await page.goto(`${HOTELS.hbook}?checkin=2026-12-01`);
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await expect(sticky(page).getByRole('button', { name: 'Reservar' })).toBeVisible();
    await page.goto(`${HOTELS.hbook}?checkin=2026-12-01&checkout=2026-12-03`);
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await sticky(page).getByRole('button', { name: '1 a 3 dez · 2 adultos' }).click();
    await expect(calendar(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('calls a hotel that can’t be booked here', async ({ page }) => {
    await page.goto('/hotel_corp/ipe-brasilia');
    await page.getByRole('heading', { name: 'Localização' }).scrollIntoViewIfNeeded();
    await expect(sticky(page).getByRole('link', { name: /^Ligar para reservar/ })).toBeVisible();
    await page.goto('/hotel/ipe-jericoacoara');
    await page.getByRole('heading', { name: 'Localização' }).scrollIntoViewIfNeeded();
    await expect(sticky(page)).toHaveCount(0);
  });
});

test("the bar's dates and guests lead to the fields of the page itself", {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const pill = page.getByRole('banner').getByRole('link', { name: /^(?:Datas|Sua estadia)/ });
  for (const [path, panel] of [
    ['/comparar?hoteis=ipe-bombinhas-praia,ipe-lencois', 'Datas da estadia'],
    ['/favoritos?hoteis=ipe-lencois', 'Datas da estadia'],
    ['/roteiro?paradas=ipe-lencois.2&checkin=2099-12-14', 'Primeiro check-in'],
  ] as const) {
    await page.goto(path);
    const address = page.url();
    await expect(pill).toHaveAttribute('href', /^#/);
    await pill.click();
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
    expect(page.url()).toBe(address);
  }
  await page.goto('/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001');
  await expect(pill).toHaveAttribute('href', /^#/);
  await pill.click();
  await expect(page.getByRole('heading', { name: 'Quando você vem?' })).toBeInViewport();
  await expect(page).toHaveURL(/#oferta-quando$/);
});
