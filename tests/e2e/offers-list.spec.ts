import type { Page } from '@playwright/test';
import { inDays } from './days';
import { restAsService } from './environment';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const id = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 769;
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Hotéis com pacotes' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const hotelField = (page: Page) => page.getByRole('combobox', { name: 'Escolher um hotel' });

test('/deals: all offers by the day they end, then those of a hotel that is searched for', async ({
  page,
}) => {
  await page.goto('/deals');
  await expect(page).toHaveTitle(/^Pacotes Especiais/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pacotes Especiais');
  await expect(tab(page, 'Todas')).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).toContainText('Meio de semana na enseada');
  await expect(cards(page).first()).toContainText('Ipê Bombinhas Praia');
  const ends = await restAsService<{ name: string; valid_until: string | null }>(
    'hotel_packages?select=name,valid_until&order=valid_until.asc.nullslast',
  );
  const endOf = new Map(ends.map(({ name, valid_until }) => [name, valid_until ?? '9999']));
  const shown = await cards(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const days = shown.map((name) => endOf.get(name) ?? '');
  expect(days).toEqual([...days].sort());

  // Thirteen hotels are too many for a row of choices.
  await hotelField(page).fill('Ipê Brasília');
  await expect(page).toHaveURL(/\/deals\?hotel=ipe-brasilia$/);
  await expect(tab(page, 'Ipê Brasília')).toHaveText(/1 pacote$/);
  await expect(tab(page, 'Ipê Brasília')).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Sessão estendida');
  await expect(cards(page)).not.toContainText('R$');
  await page.goBack();
  await expect(cards(page).first()).toContainText('Meio de semana na enseada');

  await page.goto('/deals?hotel=ipe-cataratas');
  await page.reload();
  await page.getByRole('link', { name: 'Ver detalhes: Os dois lados das Cataratas' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/os-dois-lados-das-cataratas-${id(8)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os dois lados das Cataratas');
});

test('/deals: filters by whom offers are for and by the stored stay, in the URL', async ({
  page,
}) => {
  await page.goto('/deals');
  const choices = page.getByRole('navigation', { name: 'Para quem' });
  await choices.getByRole('link', { name: /^Trabalho \d+$/ }).click();
  await expect(page).toHaveURL(/\/deals\?para=trabalho$/);
  await expect(choices.getByRole('link', { name: /^Trabalho/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(choices.getByRole('link', { name: /^Trabalho/ })).toBeFocused();
  await expect(cards(page).first()).toContainText('Trabalho');
  const heading = page.getByRole('heading', { level: 2, name: /^\d+ pacotes?$|de hoje$/ });
  await expect(heading).toHaveText(/pacotes?$/);
  await expect(cards(page).filter({ hasText: 'Férias com as crianças' })).toHaveCount(0);
  await page.goBack();
  await expect(cards(page).filter({ hasText: 'Férias com as crianças' })).toHaveCount(1);

  // A hotel without such offers shows how many clearing each filter brings.
  await page.goto('/deals?hotel=ipe-cataratas&para=trabalho');
  await expect(page).toHaveTitle('Pacotes de Ipê Cataratas: Trabalho | Ipê Hotéis');
  await page.getByRole('link', { name: /^Trabalho: ver \d+ em outros hotéis$/ }).click();
  await expect(page).toHaveURL(/\/deals\?para=trabalho$/);

  // Sixty days from now one offer of the demo has ended; two nights are enough for all others.
  await page.evaluate(
    (query) => sessionStorage.setItem('vitrine:stay', query),
    `checkin=${inDays(60)}&checkout=${inDays(62)}&adultos=2`,
  );
  await page.goto('/deals');
  await page.getByRole('link', { name: /^Só as que valem de/ }).click();
  await expect(page).toHaveURL(/checkin=.*&checkout=/);
  await expect(cards(page).filter({ hasText: 'Meio de semana na enseada' })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Café, mar e rede' })).toHaveCount(1);
  await page.getByRole('link', { name: /voltar a qualquer data$/ }).click();
  await expect(page).toHaveURL(/\/deals$/);
});

test('/deals: the selected kind of offers is fully visible in its row', { tag: ON_PHONES }, async ({
  page,
}) => {
  for (const [path, name] of [
    ['/deals?para=trabalho', 'Trabalho'],
    ['/deals', 'Para todos'],
  ]) {
    await page.goto(path ?? '');
    const chosen = page.locator('.offer-choice[aria-current]');
    await expect(chosen).toContainText(name ?? '');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const box = await chosen.boundingBox();
    expect(box?.x, path).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('in forced colors the link over a card covers none of its text', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto('/deals');
  await page.emulateMedia({ forcedColors: 'active' });
  const links = page.locator('.offer-grid .card:not(.offer-lead) .card-foot > a');
  const widths = () =>
    links.evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect().width;
      }),
    );
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(1);
  expect(Math.max(...(await widths()))).toBe(0);
  await expect(links.first()).toHaveAccessibleName(/^Ver detalhes: /);
});

test('/deals: a hotel without offers, text that matches several, text that matches none', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  // Its only offers have ended or are inactive.
  await page.goto('/deals?hotel=ipe-guanabara');
  await expect(page.getByText('Este hotel não tem pacotes no momento.')).toBeVisible();
  await page.goto('/deals?hotel=parana');
  await expect(page.getByRole('heading', { name: '2 hotéis com “parana”' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ipê Cataratas Foz do Iguaçu, Paraná, 1 pacote/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ipê Cataratas' })).toBeVisible();
  // The only one belongs to a hidden hotel. 'Piscina' is only in descriptions and equipment, which
  // this page does not show.
  for (const words of ['manaus', 'piscina', "%_'", '💥', 'a'.repeat(400)]) {
    await page.goto(`/deals?${new URLSearchParams({ hotel: words })}`);
    await expect(page.getByText(/^Nenhum hotel com pacotes tem/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Voltar a todas as ofertas' }).click();
  await expect(page).toHaveURL(/\/deals$/);
});

/** Opens the offers of a hotel, which are in a carousel. */
async function visitCarousel(page: Page) {
  await page.goto('/deals?hotel=ipe-bombinhas-praia');
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const next = main.getByRole('button', { name: 'Próximo' });
  return {
    cards,
    next,
    previous: main.getByRole('button', { name: 'Anterior' }),
    /** Presses twice, faster than the row scrolls. */
    pressNextTwice: () =>
      next.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      }),
    /** The numbers of the cards that are entirely on the screen. */
    whole: async () => {
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const width = page.viewportSize()?.width ?? 0;
      return boxes.flatMap((box, n) =>
        box && box.x >= 0 && box.x + box.width <= width + 1 ? [n] : [],
      );
    },
  };
}

test('/deals: the carousel wraps, and shows as many cards as fit the width of the screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { cards, next, previous, pressNextTwice, whole } = await visitCarousel(page);
  await expect.poll(whole).toEqual(isPhone(page) ? [0] : [0, 1, 2]);
  await previous.click();
  await expect(cards.last()).toBeInViewport();
  await next.click();
  await expect(cards.first()).toBeInViewport();
  await pressNextTwice();
  await expect.poll(whole).toEqual(isPhone(page) ? [2] : [2, 3, 4]);
});

test('/deals: presses of the carousel count even before its script has loaded', async ({
  page,
}) => {
  const { pressNextTwice, whole } = await visitCarousel(page);
  await pressNextTwice();
  await expect.poll(whole).toEqual(isPhone(page) ? [2] : [2, 3, 4]);
});
