import type { Page } from '@playwright/test';
import { bar, datesField, guestsField, HOTELS, promoField } from './booking-bar';
import { ANY_SCREEN, expect, test } from './fixtures';

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

  test('a field shows what was entered in its panel', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(HOTELS.omnibees);
    await datesField(page).click();
    await dates(page, 'Check-in').focus();
    await page.keyboard.type('04042031');
    await page.keyboard.press('Escape');
    await expect(dates(page, 'Check-in')).toBeVisible();
    await expect(dates(page, 'Check-in')).toHaveValue('2031-04-04');
    await dates(page, 'Check-out').fill('2031-04-09');
    await expect(datesField(page)).toBeHidden();
    await expect(guestsField(page)).toBeVisible();
  });

  test('a stay entered in the search is booked at the hotel, through the lists in between', {
    tag: ANY_SCREEN,
  }, async ({ page, context }) => {
    const stay = 'checkin=2031-03-04&checkout=2031-03-09&adultos=3&idades=4';
    await page.goto(`/hotels?q=praia&tipo=lazer&${stay}`);
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(`/hotels?${stay}`);
    await page.getByRole('link', { name: 'Ipê Bombinhas Praia' }).click();
    await expect(page).toHaveURL(`${HOTELS.omnibees}?${stay}`);
    const leaving = context.waitForEvent('request', (it) => it.url().startsWith('https:'));
    await send(page).click();
    const { searchParams } = new URL((await leaving).url());
    const sent = ['CheckIn', 'CheckOut', 'ad', 'ch'].map((name) => searchParams.get(name));
    expect(sent).toEqual(['04032031', '09032031', '3', '1']);
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
    // A new page: in one opened by another page, scripts are off but seem to be on.
    await page.goto(answer.url());
    await expect(page.getByText('Falta escolher o check-out.')).toBeVisible();
  });
});

test('the form’s URL redirects to each hotel’s own engine, with exactly the stay', {
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

test('the form’s URL only redirects to hotels of the chain and their engines', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const hotel of ['', 'x', 'https://elsewhere.example', crypto.randomUUID()]) {
    const response = await request.get('/api/booking', { params: { hotel }, maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([303, '/hotels']);
    expect(response.headers()['x-robots-tag']).toContain('noindex');
  }
});
