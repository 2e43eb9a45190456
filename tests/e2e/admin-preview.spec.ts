import { type Account, enterAs, newAccount } from './accounts';
import { expectAccessible } from './axe';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { EMPTY_PAGE } from './kept-page';
import { forgedSession, sessionCookie, sessionOf } from './replay';

type Row = { id: string; name: string; slug: string };

/** A seeded, active hotel; no test here changes it. */
const HOTEL = 'b0000000-0000-4000-8000-000000000003';

// The video of a hotel only plays without reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SECRET = 'Quarto que ninguém viu';

async function hiddenHotel(): Promise<Row> {
  const body = {
    name: `Ipê Prévia ${crypto.randomUUID().slice(0, 8)}`,
    location: 'Vila Teste, Bahia',
    price: 321,
    is_active: false,
    features: {
      hero_images: ['https://vimeo.com/76979871'],
      gallery_images: ['https://fotos.ipehoteis.example/a.jpg'],
      rooms: [{ name: SECRET, price: 300 }],
      faqs: [
        { id: 'previa-1', question: 'Há piscina?', answer: 'Há.' },
        { id: 'previa-2', question: 'Há café?', answer: 'Há.' },
      ],
    },
  };
  const [hotel] = await restAsService<Row>('hotels', { method: 'POST', body });
  if (!hotel) throw new Error('The hotel was not stored.');
  return hotel;
}

async function futureOffer(): Promise<Row> {
  const name = `Oferta futura ${crypto.randomUUID().slice(0, 8)}`;
  const body = { hotel_id: HOTEL, name, price: 890, valid_from: '2099-01-01' };
  const [offer] = await restAsService<Row>('hotel_packages', { method: 'POST', body });
  if (!offer) throw new Error('The offer was not stored.');
  return offer;
}

test('an inactive hotel is shown on its real page, to staff only', async ({
  page,
  allowErrors,
}) => {
  const hotel = await hiddenHotel();
  await enterAs(page, 'editor', `/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: `Ver prévia de ${hotel.name}` }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(hotel.name);
  const banner = preview.getByRole('complementary', { name: 'Aviso de prévia' });
  await expect(banner).toContainText(
    'Prévia do que está salvo: este hotel está inativo e não aparece no site.',
  );
  await expect(preview.getByRole('heading', { name: SECRET })).toBeAttached();
  // Its policy allows the script that opens a linked question. A hash alone does not load a page.
  await preview.goto(EMPTY_PAGE);
  await preview.goto(`/admin/previa/hotel/${hotel.id}#previa-2`);
  await expect(preview.getByText('Há café?')).toBeVisible();
  await expect(preview.locator('#previa-2')).toHaveAttribute('open');
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  // What the page loads from other hosts: the player's frame, the map, an external image.
  const frames = () =>
    preview
      .frames()
      .map((frame) => frame.url())
      .join(' ');
  await expect.poll(frames).toContain('https://player.vimeo.com/');
  await preview.getByRole('heading', { name: 'Localização' }).scrollIntoViewIfNeeded();
  await expect.poll(frames).toContain('https://www.google.com/maps');
  await expectAccessible(preview);

  const headers = (await page.request.get(`/admin/previa/hotel/${hotel.id}`)).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect((await page.request.get(`/hotel/${hotel.slug}`)).status()).toBe(404);

  await banner.getByRole('link', { name: 'Voltar à edição' }).click();
  await expect(preview.getByRole('link', { name: 'Ver prévia' })).toBeVisible();

  allowErrors(/404 \(Not Found\) .*\/admin\/previa\//);
  await preview.goto(`/admin/previa/hotel/${crypto.randomUUID()}`);
  await expect(preview.getByText('Página não encontrada')).toBeVisible();
});

test('a scheduled offer is previewed as it will be; a visible one links to the site', async ({
  page,
}) => {
  const offer = await futureOffer();
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'editor', `/admin/packages?q=${encodeURIComponent(offer.name)}`);
  const look = page.getByRole('link', { name: `Ver prévia de ${offer.name}` });
  await page.goto((await look.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.name);
  await expect(page.getByRole('complementary', { name: 'Aviso de prévia' })).toContainText(
    'esta oferta só aparece no site a partir de 01/01/2099.',
  );
  await expectAccessible(page);
  const answer = await page.request.get(`/oferta/${offer.id}`);
  expect(await answer.text()).not.toContain(offer.name);

  await restAsService(`hotel_packages?id=eq.${offer.id}`, {
    method: 'PATCH',
    body: { valid_from: null },
  });
  await page.goto(`/admin/packages?q=${encodeURIComponent(offer.name)}`);
  // Offers of several hotels may have the same name.
  const named = new RegExp(`^Ver ${offer.name}, Ipê .+ no site$`);
  await expect(page.getByRole('link', { name: named })).toHaveAttribute('href', /^\/oferta\//);
});

test('a preview shows nothing to anyone who is not staff', async ({ browser }) => {
  const [hotel, offer] = [await hiddenHotel(), await futureOffer()];
  const [investidor, inactive, editor] = await Promise.all([
    newAccount('investidor'),
    newAccount('admin', false),
    newAccount('editor'),
  ]);
  const cookieOf = async (account: Account) => sessionCookie(await sessionOf(account));
  const session = await sessionOf(editor);
  const forged = sessionCookie(forgedSession(session, 'other-key'));
  const over = sessionCookie({ ...session, expires_at: 1, refresh_token: 'gone' });
  const outsiders: [string, string | undefined, RegExp][] = [
    ['nobody', undefined, /name="password"/],
    ['a session that is over', over, /name="password"/],
    ['a forged session', forged, /name="password"/],
    ['an investidor', await cookieOf(investidor), /Acesso Negado/],
    ['an inactive admin', await cookieOf(inactive), /Conta Pendente de Aprovação/],
  ];
  const context = await browser.newContext();
  for (const path of [`/admin/previa/hotel/${hotel.id}`, `/admin/previa/oferta/${offer.id}`]) {
    for (const [who, cookie, seen] of outsiders) {
      const answer = await context.request.get(SITE_URL + path, {
        headers: cookie ? { cookie } : {},
      });
      const html = await answer.text();
      expect(html, who).toMatch(seen);
      for (const secret of [hotel.name, offer.name, SECRET])
        expect(html, who).not.toContain(secret);
      expect(answer.headers()['cache-control'], who).toContain('no-store');
    }
  }
  await context.close();
});
