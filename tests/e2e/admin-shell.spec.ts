import type { Page } from '@playwright/test';
import { observe } from '../unit/support/observatory';
import { enterAs, newAccount, submitSignIn } from './accounts';
import { expect, test } from './fixtures';
import { brokenWords, cutOff, doubleType } from './layout';

const AREAS: Record<string, string> = {
  '/admin': 'Dashboard',
  '/admin/resultados': 'Resultados',
  '/admin/hotels': 'Hotéis',
  '/admin/regions': 'Regiões',
  '/admin/packages': 'Gerenciar Ofertas',
  '/admin/users': 'Gerenciar Usuários',
  '/admin/config': 'Configurações Gerais',
  '/admin/media': 'Biblioteca de mídia',
  '/admin/historico': 'Histórico',
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every area shows its content', async ({ page }) => {
    const account = await newAccount('admin');
    await page.goto('/auth?next=/admin');
    await expect(page.getByText('Você precisa fazer login para acessar esta área.')).toBeVisible();
    await submitSignIn(page, account.email, account.password);
    for (const [path, heading] of Object.entries(AREAS)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const areas = page.getByRole('navigation', { name: 'Áreas do painel' });
      await expect(areas.locator('[aria-current="page"]')).toHaveAttribute('href', path);
      await expect(page.getByText('Carregando...')).toHaveCount(0);
    }
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: account.email })).toBeVisible();
    await page.goto('/admin/hotels');
    await expect(page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' })).toBeVisible();
  });
});

test('the keyboard can skip the areas, and keeps the focus on a filter that it changes', async ({
  page,
}) => {
  await enterAs(page, 'admin', '/admin/hotels');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const type = page.getByRole('combobox', { name: 'Tipo' });
  await type.focus();
  await type.selectOption('Padrão');
  await expect(page).toHaveURL(/tipo=padrao/);
  await expect(page.getByRole('search').locator('form')).not.toHaveAttribute('aria-busy', 'true');
  await expect(type).toBeFocused();
});

test('the e-mail address of the account breaks inside none of its words', async ({ page }) => {
  await enterAs(page, 'editor');
  const address = page.getByRole('banner').locator('strong');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const whole = await address.evaluate((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return words.flatMap((word) => {
        const range = document.createRange();
        range.selectNode(word);
        const boxes = [...range.getClientRects()];
        const isWhole = boxes.length === 1 && boxes.every((box) => box.right <= right + 1);
        return isWhole || boxes.every((box) => box.top >= bottom) ? [] : [word.textContent];
      });
    });
    expect(whole, String(width)).toEqual([]);
  }
});

test('no page is prefetched before its link is followed: each would be a session to check', async ({
  page,
}) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:admin|auth)/.test(pathname)) pages.push(pathname);
  });
  await enterAs(page, 'admin', '/admin/hotels');
  const edit = page.getByRole('link', { name: /^Editar / }).first();
  await edit.focus();
  await edit.hover();
  const form = await edit.getAttribute('href');
  await edit.click();
  await expect(page.getByLabel('Nome *', { exact: true })).toBeVisible();
  // A prefetch would come before the request for the form, which would then be listed twice.
  expect(pages).toEqual(['/admin/hotels', form]);
});

/** Holds the requests of a visit within the shell until they are released. */
async function held(page: Page, path: string) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await gate;
      await route.fallback();
    },
  );
  return () => release();
}

test('a slow area says that it is loading; one for administrators that access is being checked', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  const areas = page.getByRole('navigation', { name: 'Áreas do painel' });
  for (const [name, path, says] of [
    ['Regiões', '/admin/regions', 'Carregando...'],
    ['Usuários', '/admin/users', 'Verificando permissões...'],
  ] as const) {
    const release = await held(page, path);
    await areas.getByRole('link', { name }).click();
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(AREAS[path] ?? '');
    await expect(page.getByText(says)).toBeHidden();
  }
});

test('the headers of staff pages pass the Observatory, and no cache stores the pages', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  for (const path of [...Object.keys(AREAS), '/admin/nada', '/auth', '/auth?mode=recovery']) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    const headers = new Headers(response.headers());
    // Plain HTTP here; on HTTPS this header is added (tests/unit/security).
    headers.set('strict-transport-security', 'max-age=63072000');
    expect(observe({ headers }).score, path).toBeGreaterThanOrEqual(125);
    expect(headers.get('cache-control'), path).toContain('no-store');
    expect(headers.get('x-robots-tag'), path).toContain('noindex');
    expect(headers.has('x-powered-by'), path).toBe(false);
  }
});

test('an action that shows only an icon has its name shown on hover and keyboard focus', async ({
  page,
}) => {
  await enterAs(page, 'admin', '/admin/hotels');
  const edit = page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' });
  const tip = page.locator('[popover=manual]').filter({ hasText: /^Editar Ipê Bombinhas Praia$/ });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await edit.hover();
    await expect(tip).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(0, 0);
  await edit.focus();
  // The ring and the name are only for the keyboard.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(edit).toBeFocused();
  await expect(tip).toBeInViewport({ ratio: 1 });

  // In a narrow window these have labels for screen readers only.
  await page.setViewportSize({ width: 390, height: 664 });
  for (const name of ['Ir para o Site', 'Sair']) {
    const words = page.locator('[popover=manual]').filter({ hasText: name });
    const action = page.getByRole('banner').getByText(name).locator('..');
    // A page that still scrolls after it became narrow hides the name again.
    await expect(async () => {
      await action.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(words).toBeInViewport({ ratio: 1, timeout: 2_000 });
    }).toPass();
  }
});

test('all tabs of the hotel form are visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await enterAs(page, 'admin', '/admin/hotels/novo');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Hotel', 'Galeria', 'Quartos', 'Serviços', 'Depoimentos', 'FAQ']);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 });
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
});

test('double type on a wide screen breaks no word, cuts nothing off and leaves the fields wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'admin');
  // Account names can be of any length, including those that other tests create.
  const isOurs = (word: string) => word.length < 40;
  const { '/admin/users': _, '/admin/historico': __, ...areas } = AREAS;
  for (const path of [...Object.keys(areas), '/admin/packages?nova=1', '/admin/regions?nova=1']) {
    await page.goto(path);
    const area = path.includes('nova=1') ? page.getByRole('dialog') : page.getByRole('main');
    await expect(area).toBeVisible();
    await doubleType(page);
    const role = path.includes('nova=1') ? '[role=dialog]' : 'main';
    const broken = path === '/admin' ? [] : await brokenWords(page, role);
    expect.soft(broken.filter(isOurs), path).toEqual([]);
    expect.soft(await cutOff(page, { ellipses: true }), path).toEqual([]);
  }
  for (const path of ['/admin/hotels', '/admin/packages']) {
    await page.goto(path);
    await doubleType(page);
    const field = page.getByRole('main').getByRole('searchbox').first();
    expect((await field.boundingBox())?.width, path).toBeGreaterThan(400);
  }
  // The addresses of the authors of the changes are below them.
  await page.goto('/admin');
  await doubleType(page);
  expect(await brokenWords(page, 'main dl')).toEqual([]);
  expect(await brokenWords(page, 'nav[aria-label="Ações rápidas"]')).toEqual([]);
});

test('double type on a small screen lets the save buttons scroll with the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enterAs(page, 'admin', '/admin/hotels/novo');
  const save = page.getByRole('button', { name: 'Salvar hotel' });
  await expect(save).toBeInViewport();
  await doubleType(page);
  await expect(save).not.toBeInViewport();
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport();
  await page.goto('/admin/packages?nova=1');
  const create = page.getByRole('dialog').getByRole('button', { name: 'Criar' });
  await expect(create).toBeInViewport();
  await doubleType(page);
  await expect(create).not.toBeInViewport();
});
