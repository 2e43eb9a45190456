import { contrastOfWhite } from './contrast';
import { passTheFilm } from './film';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { withoutCache } from './without-cache';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the sections, the search and the featured hotels', async ({ page, isMobile }) => {
  const rail = page.getByRole('group', { name: 'Hotéis em destaque' });
  await test.step('all sections are in order', async () => {
    await expect(page).toHaveTitle('Início | Ipê Hotéis');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Hotéis em destaque',
      'O Brasil em cartaz',
      'Ofertas que valem hoje',
      'Por que reservar direto com a gente',
      'Amigos do bem',
      'Uma rede que nasceu em 2010, com doze quartos e um pé de ipê',
      'Perguntas frequentes',
      'Links rápidos',
      'Fale com a gente',
    ]);
    for (const figure of ['10%', '24/7', '15+', '20+']) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /Criado por/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
  await test.step('a region has to be chosen before the search', async () => {
    const search = page.getByRole('button', { name: 'Buscar hotéis' });
    await search.click();
    await expect(page.getByText('Por favor, selecione uma região')).toBeVisible();
    await expect(page.getByText('Informe uma região para buscar hotéis')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const field = page.getByRole('button', { name: /Para onde você quer ir/ });
    await expect(field).toBeFocused();
    // Nothing covers the button: a trial click would fail.
    await search.click({ trial: true });
    await field.click();
    await page.getByRole('option', { name: 'Bahia' }).click();
    await expect(page.getByText('Por favor, selecione uma região')).toBeHidden();
  });
  await test.step('the hero video loads after the poster, in the variant for the screen, muted and looping', async () => {
    const frame = page.locator('#home iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\//);
    const src = new URL((await frame.getAttribute('src')) ?? '');
    expect(src.pathname).toBe(isMobile ? '/video/000000011' : '/video/000000010');
    for (const name of ['background', 'autoplay', 'loop', 'muted']) {
      expect(src.searchParams.get(name), name).toBe('1');
    }
  });
  await test.step('six featured hotels, best rated first, and arrows that wrap', async () => {
    const names = await rail.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('Ipê Noronha');
    await expect(page.getByRole('link', { name: 'Ver todos os 16 hotéis' })).toHaveAttribute(
      'href',
      '/hotels',
    );
    await rail.scrollIntoViewIfNeeded();
    await expect(rail).toHaveClass(/swiper-initialized/);
    await page.getByRole('button', { name: 'Pausar: Hotéis em destaque', exact: true }).click();
    const track = rail.locator('.rail-track');
    const left = () => track.evaluate((element) => element.scrollLeft);
    await page.getByRole('button', { name: 'Anterior' }).click();
    let before = 0;
    const atRest = async () => {
      const now = await left();
      const moved = now !== before;
      before = now;
      return now > 300 && !moved;
    };
    await expect.poll(atRest).toBe(true);
    await page.getByRole('button', { name: 'Próximo' }).click();
    await expect.poll(left).toBeLessThan(10);
  });
  await test.step('a card that gets the focus scrolls fully into view', async () => {
    const cards = rail.getByRole('listitem');
    // From here on the page is used by keyboard.
    await page.keyboard.press('Shift');
    for (const at of [1, 2, 3, 4]) {
      await cards.nth(at).getByRole('link').first().focus();
      await expect(cards.nth(at)).toBeInViewport({ ratio: 0.99 });
    }
  });
});

test('the pickers, the questions and the carousel', { tag: ANY_SCREEN }, async ({ page }) => {
  await test.step('without its image the first screen still has a dark background', async () => {
    const ground = await page
      .locator('.home-scene')
      .evaluate((scene) => getComputedStyle(scene).backgroundColor);
    const channels = ground.match(/\d+/g)?.map(Number) ?? [];
    // The white menu and text are on it.
    expect(Math.max(...channels)).toBeLessThan(110);
  });
  await test.step('the picker says when nothing matches and closes on Escape', async () => {
    await page.getByRole('button', { name: /Para onde você quer ir/ }).click();
    await page.getByPlaceholder('Filtrar regiões').fill('atlântida');
    await expect(page.getByText('Nenhuma região encontrada.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByPlaceholder('Filtrar regiões')).toBeHidden();
    await expect(page.getByRole('button', { name: /Para onde você quer ir/ })).toBeFocused();
  });
  await test.step('one question is open at a time', async () => {
    const open = page.locator('#faq details[open]');
    await expect(open).toHaveCount(1);
    await page.getByText('Como funciona a reserva?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Você escolhe o hotel, as datas e os hóspedes.');
    await page.getByText('Como funciona a reserva?').click();
    await expect(open).toHaveCount(0);
  });
  await test.step('the carousel moves automatically and stops on request', async () => {
    const rail = page.getByRole('group', { name: 'Hotéis em destaque' });
    await rail.scrollIntoViewIfNeeded();
    const left = () => rail.locator('.rail-track').evaluate((element) => element.scrollLeft);
    await expect.poll(left).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Pausar: Hotéis em destaque', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Continuar/ })).toBeVisible();
  });
  await test.step('a region is found without its accents and leads to its hotels', async () => {
    const field = page.getByRole('button', { name: /Para onde você quer ir/ });
    await field.click();
    await page.getByPlaceholder('Filtrar regiões').fill('parana');
    await expect(page.getByRole('option')).toHaveText(['Paraná']);
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('button', { name: /Paraná/ });
    await expect(chosen).toBeFocused();
    await page.getByRole('button', { name: 'Buscar hotéis' }).click();
    await expect(page).toHaveURL(/\/hotels\?region=[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
  });
});

test('on a phone the first screen does not shift', { tag: ON_PHONES }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/\.woff2/);
  await test.step('the field that filters the regions stays on the screen wherever the picker opens', async () => {
    const field = page.getByRole('button', { name: /Para onde você quer ir/ });
    await page.setViewportSize({ width: 390, height: 664 });
    await field.evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await field.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByPlaceholder('Filtrar regiões')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });
  const places = async () => ({
    search: (await page.locator('.home-search-form').boundingBox())?.height ?? 0,
    charity: await page
      .locator('#amigos-do-bem')
      .evaluate((block) => block.getBoundingClientRect().top + scrollY),
  });
  const prompt = page.locator('main').getByText('Escolha as datas');
  const promptAt = async (width: number) => {
    await page.setViewportSize({ width, height: 664 });
    return (await prompt.boundingBox())?.height;
  };
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  const line = await promptAt(430);
  await page.setViewportSize({ width: 390, height: 844 });
  const arrived = await places();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  await test.step('the first screen and the charity section do not shift when the web fonts arrive', async () => {
    const before = await places();
    // Less than half a line of text.
    expect(Math.abs(before.search - arrived.search)).toBeLessThan(12);
    expect(Math.abs(before.charity - arrived.charity)).toBeLessThan(12);
  });
  await test.step('the prompt for dates fits on one line before the web fonts have arrived as well', async () => {
    for (const width of [384, 390, 393]) expect(await promptAt(width)).toBe(line);
  });
});

test('without its image the first screen is still readable', { tag: ANY_SCREEN }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await withoutCache(page);
  await page.route('**/art/**', (route) => route.abort());
  await page.reload();
  const words = page.locator('.home-title, .home-lead, header .site-nav-link >> visible=true');
  const ratios = await contrastOfWhite(page, words);
  expect(ratios.length).toBeGreaterThan(1);
  expect(Math.min(...ratios)).toBeGreaterThan(4.5);
});

test('a reload starts at the top of the page', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('Back and Forward restore the scroll position at once, without scrolling to it', async ({
  page,
}) => {
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await page.goto('/terms');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.addInitScript(() => {
    addEventListener('scroll', () => {
      const { dataset } = document.documentElement;
      dataset.places = `${dataset.places ?? ''} ${Math.round(scrollY)}`;
    });
  });
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_100);
  await expect(page.locator('html')).toHaveAttribute('data-places', /^(?: 1[12]\d\d)+$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no video is loaded and nothing moves on its own', { tag: ANY_SCREEN }, async ({
    page,
    outside,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await passTheFilm(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('button', { name: 'Pausar: Hotéis em destaque', exact: true }),
    ).toBeHidden();
    await expect(page.locator('#home iframe')).toHaveCount(0);
    expect(outside).toEqual([]);
  });
});
