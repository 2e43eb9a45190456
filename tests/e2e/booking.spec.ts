import { expectAccessible } from './axe';
import {
  bar,
  calendar,
  chooseDates,
  chooseGuests,
  datesField,
  day,
  guests,
  guestsField,
  HOTELS,
  openedAddress,
  promoField,
  visit,
} from './booking-bar';
import { ANY_SCREEN, expect, test } from './fixtures';

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
  // Dates are chosen differently on a phone, which is tested once; the link is the same.
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

test('the whole bar can be used by keyboard', { tag: ANY_SCREEN }, async ({ page }) => {
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
  // Within an element: every page contains the texts for its scripts.
  const links = /<a href="tel:\+556100000000"[^>]*>((?:(?!<\/a>).)*)<\/a>/g;
  const none = '>As reservas deste hotel ainda não estão abertas no site.<';
  const bookable = await (await request.get(HOTELS.utrip)).text();
  expect(bookable).not.toMatch(/>Ligar para reservar/);
  expect(bookable).not.toContain(none);
  const closed = await (await request.get('/hotel_corp/ipe-brasilia')).text();
  const calls = Array.from(closed.matchAll(links), ([, words]) => words?.replace(/<[^>]*>/g, ''));
  expect(calls).toContain('Ligar para reservar (61) 0000-0000');
  const bare = await (await request.get('/hotel/ipe-jericoacoara')).text();
  expect(bare).toContain(none);
  expect(bare).toMatch(/href="tel:[^>]*>(?:(?!<\/a>).)*>Ligar para reservar/);
});

test('the bar appears in its place, is linked to, and opens panels in view', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { takeShifts: () => observer.takeRecords() });
  });
  await visit(page, HOTELS.omnibees);
  await test.step('the dates appear without a layout shift', async () => {
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
  await test.step('an opened panel is in view, and past days are disabled', async () => {
    await datesField(page).click();
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    const isPhone = (page.viewportSize()?.width ?? 0) <= 768;
    await expect(calendar(page).getByRole('grid')).toHaveCount(isPhone ? 12 : 2);
    await expect(day(page, '16 de novembro')).toBeDisabled();
    if (isPhone) {
      // A sheet over everything, including the bar; the next months are a swipe away.
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

test("nothing overflows the page's width", { tag: ANY_SCREEN }, async ({ page }) => {
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

// A hotel in teal, and one in the yellow with the least contrast.
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
