import { plainText } from '@/lib/format/plain-text';
import { enter, newAccount } from './accounts';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { harm, MARKUP, PLAIN, watch } from './hostile-texts';
import { replay, serverActions, sessionCookie, sessionOf } from './replay';

type Row = { id: string; name: string; description: string | null; features?: string[] };

const LONG = [...MARKUP, ...PLAIN].join('\n');
const TEXTS = [...MARKUP, ...PLAIN];

/** Joins the texts into pieces that fit into a field, without cutting any of them. */
function chunks(texts: string[], max: number, glue: string): string[] {
  return texts.reduce<string[]>((list, text) => {
    const last = list.at(-1);
    if (last !== undefined && last.length + glue.length + text.length <= max) {
      list[list.length - 1] = last + glue + text;
    } else list.push(text);
    return list;
  }, []);
}

/** Sends what a form would send, and returns the stored row. */
async function save(name: string, table: string, fields: object, cookie: string): Promise<Row> {
  const action = serverActions().get(name);
  if (!action) throw new Error(`The build has no action ${name}.`);
  const id = crypto.randomUUID();
  const argument = { id, loaded: null, fields };
  const answer = await replay(action, argument, { cookie, origin: SITE_URL });
  expect(answer).toContain('"ok":true');
  const [row] = await restAsService<Row>(`${table}?id=eq.${id}`);
  if (!row) throw new Error('Nothing was stored.');
  return row;
}

test('hostile texts are stored verbatim, never run, and lead nowhere', async ({
  page,
  outside,
  allowErrors,
}) => {
  test.setTimeout(180_000);
  // A new URL may be requested while its page is being re-rendered.
  allowErrors(/net::ERR_ABORTED/);
  const admin = await newAccount('admin');
  const cookie = sessionCookie(await sessionOf(admin));
  const mark = crypto.randomUUID().slice(0, 8);
  const [hotel] = await restAsService<Row & { slug: string }>('hotels', {
    method: 'POST',
    body: { name: `Hostil ${mark}`, location: 'Lugar', price: 1, description: LONG.slice(0, 900) },
  });
  const made: string[] = [];

  for (const [at, description] of chunks(TEXTS, 1000, '\n').entries()) {
    const typed = `${mark} ${chunks(TEXTS, 240, ' ')[at]}`;
    const fields = { name: typed, description, is_active: true };
    const region = await save('saveRegion', 'regions', fields, cookie);
    expect(region).toMatchObject({ name: plainText(typed), description: description.trim() });
    made.push(`regions?id=eq.${region.id}`);
  }
  const dates = {
    valid_from: null,
    valid_until: null,
    offer_start_date: null,
    offer_end_date: null,
  };
  let offer: Row | undefined;
  for (const typed of chunks(TEXTS, 240, ' ')) {
    const fields = {
      ...dates,
      tags: [],
      min_nights: null,
      max_nights: null,
      arrival_days: [],
      room_name: null,
      name: `${mark} ${typed}`,
      description: LONG,
      features: TEXTS.map((text) => text.slice(0, 100)).slice(0, 30),
      price: '1',
      hotel_id: hotel?.id,
      image_url: null,
      offer_link: 'https://reservas.example/?a="><img src=x onerror=fired(1)>'.replaceAll(
        ' ',
        '%20',
      ),
      is_active: true,
    };
    offer = await save('saveOffer', 'hotel_packages', fields, cookie);
    expect(offer).toMatchObject({ name: plainText(fields.name), description: LONG.trim() });
    for (const text of PLAIN) {
      if (text.length <= 100 && fields.features.includes(text)) {
        expect(offer.features).toContain(text);
      }
    }
    made.push(`hotel_packages?id=eq.${offer.id}`);
    // The form only accepts the rooms of the hotel; an older offer may name any room.
    const body = { room_name: typed.slice(0, 60) };
    await restAsService(`hotel_packages?id=eq.${offer.id}`, { method: 'PATCH', body });
  }

  await watch(page);
  const look = async (path: string) => {
    await page.goto(path);
    expect(await harm(page), path).toEqual({ fired: [], addresses: [] });
    await expect(page, path).toHaveURL(new RegExp(`^${SITE_URL}`));
  };
  const [region] = await restAsService<Row>(`${made[0]}`);
  await expect
    .poll(async () => (await page.request.get(`/hotel/${hotel?.slug}`)).status())
    .toBe(200);
  for (const path of [
    '/',
    '/hotels',
    `/hotels?region=${region?.id}`,
    '/destinations',
    '/about',
    '/deals',
    '/sitemap',
    `/package/${offer?.id}`,
    `/hotel/${hotel?.slug}`,
    `/hotel/old/${hotel?.slug}`,
  ]) {
    await look(path);
  }
  // The search shows names and excerpts, and takes the same texts as queries.
  for (const text of TEXTS) {
    const answer = await page.request.get(`/api/search?q=${encodeURIComponent(text)}`);
    expect(answer.status(), text).toBe(200);
  }
  await look('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(mark);
  await expect(page.getByRole('option').first()).toContainText(mark);
  expect(await harm(page)).toEqual({ fired: [], addresses: [] });

  await enter(page, admin);
  for (const path of [
    '/admin',
    `/admin/hotels?q=${mark}`,
    `/admin/hotels?q=${encodeURIComponent(PLAIN.join(' ').slice(0, 90))}`,
    `/admin/packages?q=${mark}`,
    `/admin/packages?editar=${offer?.id}`,
  ]) {
    await look(path);
  }
  const dialog = page.getByRole('dialog', { name: 'Editar Oferta' });
  await expect(dialog.getByLabel('Descrição')).toHaveValue(LONG.trim());
  await expect(dialog.getByLabel('Nome da oferta')).toHaveValue(offer?.name ?? '');
  await look('/admin/regions');
  await page.getByRole('button', { name: `Editar ${region?.name}` }).click();
  const description = page.getByRole('dialog').getByLabel('Descrição');
  await expect(description).toHaveValue(region?.description ?? '');
  // Also shown by a conflict.
  await restAsService(`${made[0]}`, { method: 'PATCH', body: { description: MARKUP.join('') } });
  await description.fill(MARKUP.toReversed().join('').slice(0, 1000));
  await page.getByRole('dialog').getByRole('button', { name: 'Atualizar' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Este registro foi alterado por outra pessoa.' }),
  ).toContainText(`<script>fired('script')</script>`);
  expect(await harm(page)).toEqual({ fired: [], addresses: [] });

  expect(outside.filter(({ url }) => url.includes('evil.example'))).toEqual([]);
  for (const rows of made.toReversed()) await restAsService(rows, { method: 'DELETE' });
  await restAsService(`hotels?id=eq.${hotel?.id}`, { method: 'DELETE' });
});

test('invalid URLs, colors and e-mail addresses are refused in every form', async () => {
  const cookie = sessionCookie(await sessionOf(await newAccount('admin')));
  const headers = { cookie, origin: SITE_URL };
  const send = async (name: string, argument: object) => {
    const action = serverActions().get(name);
    if (!action) throw new Error(`The build has no action ${name}.`);
    return replay(action, argument, headers);
  };
  const before = await restAsService('general_config');
  const [config] = before as Record<string, unknown>[];
  const loaded = { version: config?.updated_at, base: config };
  const fields = [
    'hero_video_horizontal',
    'hero_video_vertical',
    'primary_color',
    'light_logo_url',
    'dark_logo_url',
  ];
  for (const text of [MARKUP[1], `javascript:fired('x')`, 'data:text/html,x', '//evil.example/a']) {
    for (const field of fields) {
      const answer = await send('saveSettings', { loaded, fields: { ...config, [field]: text } });
      expect(answer, `${field}: ${text}`).toContain('"code":"invalid"');
    }
    const user = { email: text, password: '123456', role: 'editor', is_active: false };
    expect(await send('createUser', { fields: user }), text).toContain('"code":"invalid"');
  }
  expect(await restAsService('general_config')).toEqual(before);
});
