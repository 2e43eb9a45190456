import {
  chooseDates,
  chooseGuests,
  datesField,
  guestsField,
  HOTELS,
  openedAddress,
  promoField,
  visit,
} from './booking-bar';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, test } from './fixtures';

test.describe('the stored stay of a tab', () => {
  test('is offered by other hotels and rooms, but not in another visitor’s tab', {
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

  test("says from the first paint where the children's ages have to be entered again", {
    tag: ANY_SCREEN,
  }, async ({ page, allowErrors }) => {
    allowErrors(/_next.*\.js/);
    const again = page.getByText(/não recebe as crianças daqui/);
    const stay = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2';
    await page.goto(`${HOTELS.omnibees}?${stay}&idades=6`);
    await expect(guestsField(page)).toContainText('2 adultos, 1 criança');
    await expect(again).toHaveCount(0);
    await page.route(/_next.*\.js$/, (route) => route.abort());
    // Without its scripts the page never becomes interactive, so this does not wait for it.
    await page.goto(HOTELS.utrip, { waitUntil: 'load' });
    await expect(again).toBeVisible();
    await page.unroute(/_next.*\.js$/);
    await page.goto(`${HOTELS.utrip}?${stay}`);
    await expect(guestsField(page)).toHaveText(/2 adultos$/);
    await expect(again).toBeHidden();
  });

  test('is overridden by the stay of a URL, and its past dates are dropped', {
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

  test('does not restore a promo code that has been removed', { tag: ANY_SCREEN }, async ({
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

test("lets the bar's dates and guests lead to the fields of the page itself", {
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
