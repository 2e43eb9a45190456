import type { Page } from '@playwright/test';
import { type Count, countedAs, countsOf, newCampaign, stepOn } from './counts';
import { restAsService, SITE_URL } from './environment';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const HOTEL = '/hotel_lazer/ipe-bombinhas-praia';
const OFFER = '/oferta/meio-de-semana-na-enseada-c0000000-0000-4000-8000-000000000005';

const reserve = (page: Page) =>
  page
    .getByRole('region', { name: 'Consulte datas e disponibilidade' })
    .getByRole('link', { name: /^Ver disponibilidade/ });

const advert = (path: string, campaign: string) =>
  `${path}${path.includes('?') ? '&' : '?'}utm_campaign=${campaign}`;

/** Opens a page and waits until it reports the visit, which is stored some seconds later. */
const arrive = (page: Page, ...where: Parameters<Page['goto']>) =>
  Promise.all([page.waitForRequest('**/api/count'), page.goto(...where)]);

test('counts every step from an ad to the booking engine', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  const campaign = newCampaign();
  await arrive(page, advert(HOTEL, campaign));
  const dates = page.getByRole('button', { name: /^Check-in e check-out/ }).first();
  await dates.click();
  await page.keyboard.press('Escape');
  await dates.click();
  await page.keyboard.press('Escape');
  await reserve(page).click();
  await countedAs(campaign, ['bar 1', 'engine 1', 'entry 1', 'page 1']);

  const rows = await restAsService<Count>(`step_counts?campaign=eq.${campaign}`);
  expect(new Set(rows.map(({ hotel_id }) => hotel_id)).size).toBe(1);
  expect(rows[0]?.hotel_id).toMatch(/^b0000000-/);
  expect(await page.context().cookies()).toEqual([]);
});

test('counts each page of a visit, and the arrival once', { tag: ANY_SCREEN }, async ({ page }) => {
  const campaign = newCampaign();
  await arrive(page, advert('/deals', campaign));
  await arrive(page, OFFER, { referer: `${SITE_URL}/deals` });
  // Viewing it once more is not an arrival.
  await page.reload();
  await countedAs(campaign, ['entry 1', 'page 2']);
  const [{ offer_id, hotel_id } = {} as Count] = await restAsService<Count>(
    `step_counts?campaign=eq.${campaign}&step=eq.page`,
  );
  expect(OFFER.endsWith(`${offer_id}`)).toBe(true);
  expect(hotel_id).not.toBeNull();
});

test('counts a call and a chat, and no other link', { tag: ON_PHONES }, async ({ page }) => {
  const campaign = newCampaign();
  await arrive(page, advert('/hotel/ipe-pelourinho', campaign));
  await page.evaluate(() => {
    const add = (href: string) => {
      const link = document.createElement('a');
      link.href = href;
      // The press is what is counted; the test stays on the page.
      link.addEventListener('click', (event) => event.preventDefault());
      document.body.append(link);
      link.click();
    };
    add('tel:+5571000000000');
    add('https://wa.me/5571900000000');
    add('https://wa.me/?text=Veja');
    add('/hotels');
    add('https://www.google.com/maps');
  });
  await countedAs(campaign, ['entry 1', 'page 1', 'phone 1', 'whatsapp 1']);
});

test('counts the hotel that is booked from a comparison', { tag: ANY_SCREEN }, async ({ page }) => {
  const campaign = newCampaign();
  const stay = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2';
  const comparison = `/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara&${stay}`;
  await arrive(page, advert(comparison, campaign));
  await page.getByRole('link', { name: 'Reservar Ipê Bombinhas Praia (abre em nova aba)' }).click();
  await countedAs(campaign, ['engine 1', 'entry 1']);
  const rows = await restAsService<Count>(`step_counts?campaign=eq.${campaign}&step=eq.engine`);
  const [hotel] = await restAsService<{ id: string }>(
    'hotels?slug=eq.ipe-bombinhas-praia&select=id',
  );
  expect(rows.map(({ hotel_id }) => hotel_id)).toEqual([hotel?.id]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('counts an exit that the server redirects', { tag: ON_PHONES }, async ({ page }) => {
    const campaign = newCampaign();
    await page.goto(advert(HOTEL, campaign));
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: /^Ver disponibilidade/ }).click();
    await opening;
    await countedAs(campaign, ['engine 1']);
  });
});

const ASKING = [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const;

for (const [name, property, value] of ASKING) {
  test(`sends nothing from a browser with ${name}`, { tag: ANY_SCREEN }, async ({ page }) => {
    await page.addInitScript(
      ([key, asked]) => Object.defineProperty(navigator, key, { get: () => asked }),
      [property, value] as const,
    );
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto(advert(HOTEL, newCampaign()));
    await page
      .getByRole('button', { name: /^Check-in e check-out/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Datas da estadia' })).toBeVisible();
    expect(sent).not.toContain('/api/count');
  });
}

const STEP = (campaign: string) => stepOn(HOTEL, campaign);
const OWN = { Origin: SITE_URL, 'Content-Type': 'application/json' };

const REFUSED: [
  what: string,
  headers: Record<string, string>,
  body: string | null,
  status: number,
][] = [
  ['of another site', { ...OWN, Origin: 'https://outro.example' }, null, 403],
  ['without an origin', { 'Content-Type': 'application/json' }, null, 403],
  ['with Do Not Track', { ...OWN, DNT: '1' }, null, 204],
  ['with Global Privacy Control', { ...OWN, 'Sec-GPC': '1' }, null, 204],
  ['of a program that says so', { ...OWN, 'User-Agent': 'Googlebot/2.1' }, null, 204],
  ['that is no JSON', OWN, '<xml>', 400],
  ['with an unknown step', OWN, '{"step":"click","path":"/"}', 400],
  ['with a foreign path', OWN, '{"step":"page","path":"https://outro.example/hotel/x"}', 400],
  // Text that the database can't store would have the whole batch refused, again and again.
  ['with half a character', OWN, '{"step":"entry","path":"/","campaign":"\\ud800"}', 400],
  ['of a page with half a character', OWN, '{"step":"phone","path":"/hotel/\\ud800"}', 204],
  ['of a page with a zero byte', OWN, '{"step":"phone","path":"/hotel/a\\u0000"}', 204],
  ['of 2,000 bytes', OWN, `"${'x'.repeat(2_000)}"`, 413],
];

test('counts nothing that it should not', { tag: ANY_SCREEN }, async () => {
  const [campaign, later] = [newCampaign(), newCampaign()];
  const answers: [string, number][] = [];
  for (const [what, headers, body] of REFUSED) {
    const sent = { method: 'POST', headers, body: body ?? STEP(campaign) };
    answers.push([what, (await fetch(`${SITE_URL}/api/count`, sent)).status]);
  }
  expect(answers).toEqual(REFUSED.map(([what, , , status]) => [what, status]));
  // A later step is counted: by then the ones before would have been, too.
  await fetch(`${SITE_URL}/api/count`, { method: 'POST', headers: OWN, body: STEP(later) });
  await countedAs(later, ['page 1']);
  expect(await countsOf(campaign)).toEqual([]);
});
