import { shortName } from '@/components/admin/short-name';
import { enterAs } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';

type Row = Record<string, unknown> & { id: string; name: string };

/** A name that comes first in every list sorted by name. */
const newName = () => `000 ${crypto.randomUUID().slice(0, 8)}`;

async function insert(table: string, body: Record<string, unknown>): Promise<Row> {
  const [row] = await restAsService<Row>(table, { method: 'POST', body });
  if (!row) throw new Error('Nothing was stored.');
  return row;
}

const sane = { booking_url: 'https://book.omnibees.com/hotelresults', hotel_id: '1' };

test('the dashboard shows counts, opens forms and lists what needs attention', async ({ page }) => {
  const place = { location: 'Vila Teste, Bahia', image_url: '/art/capa.webp', features: sane };
  const unbookable = await insert('hotels', { ...place, name: newName(), features: {} });
  const pictureless = await insert('hotels', { ...place, name: newName(), image_url: null });
  const rooms = [{ name: 'Luxo' }, { price: 'caro' }];
  const malformed = await insert('hotels', {
    ...place,
    name: newName(),
    features: { ...sane, rooms },
  });
  const chat = { booking_engine: 'whatsapp', booking_url: 'https://wa.me/' };
  const [dialed, checked] = await Promise.all(
    ['12900000000', '5512900000000'].map((hotel_id) =>
      insert('hotels', { ...place, name: newName(), features: { ...chat, hotel_id } }),
    ),
  );
  if (!dialed || !checked) throw new Error('The hotels were not stored.');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format();
  const ending = await insert('hotel_packages', {
    name: newName(),
    hotel_id: malformed.id,
    valid_until: today,
  });
  try {
    await enterAs(page, 'admin');
    await expect(page.getByText('Total de Hotéis')).toBeVisible();
    const tiles = page.getByRole('navigation', { name: 'Ações rápidas' }).getByRole('link');
    await expect(tiles).toHaveText(['Novo Hotel', 'Nova Oferta', 'Nova Região', 'Usuários']);
    // Only the most recently changed hotels are checked, and other tests change hotels as well.
    const body = { subtitle: 'Alterado agora' };
    await restAsService(`hotels?id=eq.${malformed.id}`, { method: 'PATCH', body });
    // Expands each kind: other tests' hotels may be the first five.
    for (const [url, kind, row, more, path, sound] of [
      [
        'conteudo',
        /não aparece no site/,
        malformed,
        'Quartos',
        `/admin/hotels/${malformed.id}?campo=rooms`,
      ],
      [
        'whatsapp',
        /número de WhatsApp a conferir/,
        dialed,
        '12900000000',
        `/admin/hotels/${dialed.id}?campo=hotel_id`,
        checked,
      ],
      ['sem-imagem', /sem imagem/, pictureless, '', `/admin/hotels/${pictureless.id}?campo=images`],
      [
        'sem-reserva',
        /sem link de reserva/,
        unbookable,
        '',
        `/admin/hotels/${unbookable.id}?campo=hotel_id`,
        pictureless,
      ],
      ['ofertas', /em até 7 dias/, ending, 'termina hoje', `/admin/packages?editar=${ending.id}`],
    ] as const) {
      await page.goto(`/admin?tudo=${url}`);
      const lines = page.getByRole('region', { name: kind });
      const line = lines.getByRole('link', { name: row.name });
      await expect(line).toContainText(more);
      await expect(line).toHaveAttribute('href', path);
      // Records without a problem are not listed.
      if (sound) await expect(lines).not.toContainText(sound.name);
    }
    await expectAccessible(page);

    const soon = page.getByRole('region', { name: /em até 7 dias/ });
    await soon.getByRole('link', { name: ending.name }).click();
    const edit = page.getByRole('dialog', { name: 'Editar Oferta' });
    await expect(edit.getByLabel('Nome da oferta')).toHaveValue(ending.name);
    await page.goto('/admin');
    await tiles.filter({ hasText: 'Nova Oferta' }).click();
    await expect(page.getByRole('dialog', { name: 'Nova Oferta' })).toBeVisible();
    await page.goto('/admin');
    await tiles.filter({ hasText: 'Nova Região' }).click();
    await expect(page.getByRole('dialog', { name: 'Nova Região' })).toBeVisible();
    await page.goto(`/admin/packages?editar=${crypto.randomUUID()}`);
    await expect(page.getByText('Esta oferta não existe mais.')).toBeVisible();
  } finally {
    for (const { id } of [unbookable, pictureless, malformed, dialed, checked]) {
      await restAsService(`hotels?id=eq.${id}`, { method: 'DELETE' });
    }
  }
});

test('a kind with more than five records expands in place', async ({ page }) => {
  const place = { location: 'Vila Teste, Bahia', image_url: null, features: sane };
  const hotels = await Promise.all(
    Array.from({ length: 7 }, () => insert('hotels', { ...place, name: newName() })),
  );
  try {
    await enterAs(page, 'editor');
    const kind = page.getByRole('region', { name: /sem imagem/ });
    const lines = kind.getByRole('listitem');
    await expect(lines).toHaveCount(5);
    await kind.getByRole('link', { name: /^e mais \d+$/ }).click();
    for (const { name } of hotels) await expect(kind.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
    const fewer = kind.getByRole('link', { name: 'Mostrar menos' });
    await expect(fewer).toBeFocused();
    await page.goBack();
    await expect(lines).toHaveCount(5);
  } finally {
    for (const { id } of hotels) await restAsService(`hotels?id=eq.${id}`, { method: 'DELETE' });
  }
});

test('a very long name ends after a word in the latest changes, and is whole on the linked page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `${newName()} ${'Pousada das Águas '.repeat(13)}`.trim();
  const hotel = await insert('hotels', { name, location: 'Vila Teste, Bahia', is_active: false });
  try {
    await enterAs(page, 'admin');
    const changes = page.getByRole('region', { name: 'Últimas alterações' });
    const cut = shortName(hotel.name);
    expect(cut).toMatch(/ (?:Pousada|Águas)…$/);
    const line = changes.getByRole('link', { name: cut });
    // Other tests make changes as well, and only five are shown.
    await expect(async () => {
      const body = { subtitle: crypto.randomUUID() };
      await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'PATCH', body });
      await page.reload();
      await expect(line.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const lines = () =>
      line
        .first()
        .getByText(cut)
        .evaluate(
          (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        );
    expect(Math.round(await lines())).toBe(2);
    await line.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel.name);
  } finally {
    await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
  }
});

test('an editor is only offered what editors may do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'editor');
  const tiles = page.getByRole('navigation', { name: 'Ações rápidas' }).getByRole('link');
  await expect(tiles).toHaveText(['Novo Hotel', 'Nova Oferta', 'Nova Região']);
  await expect(page.getByRole('heading', { name: 'O que precisa de atenção' })).toBeVisible();
  await expectAccessible(page);
});
