import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { INTERRUPTIONS, interrupted, NETWORK_ERRORS, signedOut } from './interrupted';
import { publishes } from './published';
import { replay, serverActions, sessionCookie, sessionOf } from './replay';

type Config = { dark_logo_url: string | null; primary_color: string; hero_video_vertical: string };

const stored = async () => (await restAsService<Config>('general_config'))[0];
const DARK = 'Logo escura (para fundos claros)';

// All tests share one row: they run one by one, and each restores it.
test.describe.configure({ mode: 'serial' });

test('previews a color, a video and a logo before anything is saved', async ({
  page,
  outside,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await enterAs(page, 'admin', '/admin/config');
  const before = await stored();
  const color = page.getByLabel('Cor principal', { exact: true });
  await color.fill('#0f766e');
  await expect(page.getByTestId('amostra')).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  await expect(page.getByText('Texto sobre a cor: 5,47:1')).toBeVisible();
  await color.fill('#0f7');
  await expect(page.getByTestId('amostra')).toHaveCSS('background-color', 'rgb(0, 255, 119)');

  // Nothing is requested from the video's site until the video is wanted.
  const video = page.getByLabel('Vídeo horizontal (computador)', { exact: true });
  await video.fill('https://youtu.be/aqz-KE-bpKQ');
  await expect(page.getByText('Toca pelo YouTube')).toBeVisible();
  expect(outside).toEqual([]);
  await page.getByRole('button', { name: /^Ver o que vai tocar: Vídeo horizontal/ }).click();
  await expect
    .poll(() => outside.map(({ url }) => new URL(url).hostname))
    .toEqual(['www.youtube-nocookie.com']);
  await expectAccessible(page);
  await video.fill('javascript:alert(1)');
  await expect(
    page.getByText('Este vídeo não pode ser exibido; aparece a ilustração.'),
  ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await color.fill('#12');
  await page.getByLabel(DARK, { exact: true }).fill('javascript:alert(1)//x.svg');
  await page.getByRole('button', { name: 'Salvar Configurações' }).click();
  await expect(page.getByText('Erro ao salvar configurações')).toBeVisible();
  await expect(video).toHaveAccessibleDescription(/Use um endereço https do Vimeo/);
  await expect(color).toHaveAccessibleDescription(/#RGB ou #RRGGBB/);
  await expect(page.getByLabel(DARK, { exact: true })).toHaveAccessibleDescription(
    /Use um endereço https ou/,
  );
  await expect(video).toBeFocused();
  expect(await stored()).toEqual(before);
});

test('saves, continues from the saved version, and merges the changes of another editor', async ({
  page,
}) => {
  const admin = await newAccount('admin');
  const before = { primary_color: '#f97316', dark_logo_url: null };
  const reset = () => restAsService('general_config?id=eq.1', { method: 'PATCH', body: before });
  await reset();
  await enter(page, admin, '/admin/config');
  const dark = page.getByLabel(DARK, { exact: true });
  const save = page.getByRole('button', { name: 'Salvar Configurações' });
  for (const logo of ['/art/fachada.webp', 'https://logos.example/escura.svg']) {
    await dark.fill(logo);
    await expect(page.getByText('Há alterações não salvas')).toBeVisible();
    await save.click();
    await expect(page.getByText('Há alterações não salvas')).toBeHidden();
    expect((await stored())?.dark_logo_url).toBe(logo);
  }
  await expect(page.getByText('Configurações salvas com sucesso!').first()).toBeVisible();

  await restAsService('general_config?id=eq.1', {
    method: 'PATCH',
    body: { primary_color: '#0f766e' },
  });
  await dark.fill('/art/fachada.webp');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await stored())?.dark_logo_url).toBe('/art/fachada.webp');
  expect((await stored())?.primary_color).toBe('#0f766e');
  await expect(page.getByLabel('Cor principal', { exact: true })).toHaveValue('#0f766e');

  // An account that is no longer an administrator is told so, and can't retry.
  await page.reload();
  await expect(dark).toHaveValue('Ilustração: fachada');
  await setProfile(admin.id, { role: 'editor' });
  await page.getByRole('button', { name: `Remover imagem: ${DARK}` }).click();
  await save.click();
  await expect(
    page.getByText('Apenas administradores podem salvar configurações').first(),
  ).toBeVisible();
  await expect(save).toBeDisabled();
  expect((await stored())?.dark_logo_url).toBe('/art/fachada.webp');
  await reset();
});

/** A page of each kind that shows the chain's color and logos. */
const PAGES = [
  '/',
  '/home2',
  '/hotels',
  '/hotels?region=a0000000-0000-4000-8000-000000000001',
  '/destinations',
  '/deals',
  '/about',
  '/friends',
  '/privacy',
  '/terms',
  '/sitemap',
  '/hotel_lazer/ipe-bombinhas-praia',
];
const LIGHT_LOGO = '/art/salvador.webp';
const DARK_LOGO = '/art/manaus.webp';

test('color and logos are on every page at once, and a broken logo falls back to the default', async ({
  page,
  allowErrors,
}) => {
  test.setTimeout(180_000); // every page of the site is re-rendered, twice, one after the other
  allowErrors(/Failed to load resource/);
  const cookie = sessionCookie(await sessionOf(await newAccount('admin')));
  const action = serverActions().get('saveSettings');
  const save = async (fields: Partial<Config> & { light_logo_url?: string | null }) => {
    const row = await stored();
    const {
      id: _,
      updated_at: version,
      created_at: __,
      ...base
    } = row as Config & {
      id: number;
      updated_at: string;
      created_at: string;
    };
    const argument = { loaded: { version, base }, fields: { ...base, ...fields } };
    const answer = await replay(action ?? { id: '', page: '' }, argument, {
      cookie,
      origin: SITE_URL,
    });
    expect(answer).toContain('"ok":true');
  };
  const everywhere = (has: string) => Object.fromEntries(PAGES.map((path) => [path, { has }]));

  await publishes(
    'settings',
    () => save({ primary_color: '#0f766e', light_logo_url: LIGHT_LOGO, dark_logo_url: DARK_LOGO }),
    { ...everywhere('--color-primary:#0f766e'), '/terms': { has: LIGHT_LOGO } },
  );
  await page.goto('/');
  const bar = page.getByRole('banner').getByRole('link', { name: 'Ipê Hotéis' });
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Ipê Hotéis' });
  await expect(foot.getByRole('img')).toHaveAttribute('src', LIGHT_LOGO);
  await expect(bar.getByRole('img')).toHaveAttribute('src', LIGHT_LOGO);
  await page.mouse.wheel(0, 400);
  await expect(bar.getByRole('img')).toHaveAttribute('src', DARK_LOGO);
  const search = page.getByRole('button', { name: 'Buscar hotéis' });
  await expect(search).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  await expect(search).toHaveCSS('color', 'rgb(255, 255, 255)');

  // A hotel keeps its own color, and shows the chain's logo before its name.
  await page.goto('/hotel_lazer/ipe-bombinhas-praia');
  const own = page.getByRole('banner').getByRole('link', { name: 'Ipê Bombinhas Praia' });
  await expect(own.locator('img:visible')).toHaveAttribute('src', LIGHT_LOGO);
  await expectAccessible(page);

  // Blocks the logo at every size.
  await page.route('**/manaus.webp', (route) => route.abort());
  await page.goto('/hotels');
  await expect(bar.getByText('Ipê Hotéis')).toBeVisible();

  await publishes(
    'settings taken back',
    () => save({ primary_color: '#f97316', light_logo_url: null, dark_logo_url: null }),
    everywhere('--color-primary:#f97316'),
  );
});

test('a changed phone number is updated on every page that shows it', async () => {
  const set = (phone: string | null) =>
    restAsService('general_config?id=eq.1', { method: 'PATCH', body: { phone } });
  const [{ phone: before } = { phone: null }] = await restAsService<{ phone: string | null }>(
    'general_config?select=phone',
  );
  await set('(41) 3333-4444');
  try {
    // The footer, menu and address block; the data for search engines; a page without a hotel.
    for (const path of ['/acessibilidade', '/about', '/hotel/nenhum-hotel-daqui']) {
      const numbers = async () => {
        const text = await (await fetch(SITE_URL + path)).text();
        return [...new Set(text.match(/\(41\) \d{4}-\d{4}/g))];
      };
      await expect.poll(numbers, path).toEqual(['(41) 3333-4444']);
    }
  } finally {
    await set(before);
  }
});

test('an interrupted save loses nothing, and writing the same field twice is a conflict', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_ERRORS);
  const change = (dark_logo_url: string | null) =>
    restAsService('general_config?id=eq.1', { method: 'PATCH', body: { dark_logo_url } });
  await change(null);
  await enterAs(page, 'admin', '/admin/config');
  const dark = page.getByLabel(DARK, { exact: true });
  const save = page.getByRole('button', { name: 'Salvar Configurações' });
  await dark.fill('/art/fachada.webp');
  await signedOut(page, async () => {
    await save.click();
    await expect(page.getByText('Acesso negado. Faça login para continuar.')).toBeVisible();
  });
  for (const by of INTERRUPTIONS) {
    await interrupted(page, by, () => save.click());
    await expect(save, by).toBeVisible();
    await expect(page.getByText('Erro ao salvar configurações').first()).toBeVisible();
    await expect(dark, by).toHaveValue('/art/fachada.webp');
    await expect(page.getByText('Há alterações não salvas'), by).toBeVisible();
  }
  await save.dblclick();
  await expect(page.getByText('Há alterações não salvas')).toBeHidden();
  expect((await stored())?.dark_logo_url).toBe('/art/fachada.webp');

  await change('https://logos.example/a-deles.svg');
  await dark.fill('https://logos.example/minha.svg');
  await save.click();
  const conflict = page.getByRole('dialog', {
    name: 'Este registro foi alterado por outra pessoa.',
  });
  await expect(conflict).toContainText('https://logos.example/a-deles.svg');
  await expectAccessible(page);
  await conflict.getByRole('radio', { name: /O que está salvo/ }).check();
  await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect(conflict).toBeHidden();
  await expect(dark).toHaveValue('https://logos.example/a-deles.svg');
  expect((await stored())?.dark_logo_url).toBe('https://logos.example/a-deles.svg');
  await change(null);
});
