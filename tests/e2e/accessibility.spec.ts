import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import {
  brokenWords,
  coveredValues,
  cutOff,
  doubleType,
  expectWholeWords,
  fillWithLongWords,
  normalType,
} from './layout';

type State = [name: string, show: (page: Page, phone: boolean) => Promise<void>];

/** What home shows when it is used, one after the other; Escape takes the layer before away. */
const OF_HOME: State[] = [
  [
    'menus of the bar, over the picture',
    async (page, phone) => {
      if (phone) await page.getByRole('button', { name: 'Abrir menu' }).click();
      else await page.getByRole('button', { name: 'Em breve' }).click();
      await page.getByRole('button', { name: /Santa Catarina/ }).click();
    },
  ],
  [
    'search with results',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Buscar no site' }).click();
      await page.getByRole('combobox').fill('a');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'notice',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Buscar hotéis' }).click();
      await expect(page.getByText('Informe uma região para buscar hotéis')).toBeVisible();
    },
  ],
  [
    'region picker',
    async (page) => {
      await page.getByRole('button', { name: /Para onde/ }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
];

const PROBLEM: State = [
  'newsletter with a problem',
  async (page) => {
    await page.getByRole('button', { name: 'Quero receber' }).click();
    await expect(page.getByText('Informe seu e-mail.')).toBeVisible();
  },
];

const CHOSEN_ROOM: State = [
  'a room is chosen',
  async (page) => {
    await page
      .getByRole('button', { name: /^Selecionar Quarto/ })
      .first()
      .click();
    await expect(page.getByText(/ selecionad[oa]$/)).toBeVisible();
  },
];

/** Every page, and the states that it has beside the one in which it comes. */
const PAGES: [name: string, path: string, ...states: State[]][] = [
  ['home', '/', ...OF_HOME],
  ['hotel list', '/hotels'],
  ['hotel list as rows', '/hotels?vista=lista'],
  ['map of the hotels', '/hotels?vista=mapa'],
  ['empty list', '/hotels?region=x'],
  ['destinations', '/destinations'],
  ['charity', '/friends'],
  ['document', '/acessibilidade'],
  ['switch of the light mode', '/acessibilidade/modo-leve'],
  ['site map', '/sitemap'],
  ['about', '/about', PROBLEM],
  ['alternate home', '/home2'],
  ['no favourites', '/favoritos'],
  ['favourites that were sent', '/favoritos?hoteis=ipe-noronha,ipe-guanabara,ipe-chapada'],
  ['comparison of nothing', '/comparar'],
  [
    'comparison',
    '/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara,ipe-jericoacoara,ipe-brasilia',
  ],
  ['itinerary of nothing', '/roteiro'],
  [
    'itinerary',
    '/roteiro?paradas=ipe-manaus.2,ipe-chapada.3,ipe-brasilia.1,ipe-ouro-preto.2,ipe-noronha.4',
  ],
  ['404', '/nada-aqui'],
  ['hotel not found', '/hotel/nada-aqui'],
  ['hotel', '/hotel/ipe-guanabara'],
  ['leisure hotel', '/hotel_lazer/ipe-bombinhas-praia'],
  ['room', '/hotel_lazer/ipe-bombinhas-praia/quartos?quarto=quarto-familia'],
  ['corporate hotel', '/hotel_corp/ipe-curitiba-batel'],
  ['older hotel page', '/hotel/old/ipe-guanabara'],
  ['rooms of an older corporate page', '/hotel_corp/old/ipe-curitiba-batel#quartos', CHOSEN_ROOM],
  ['rooms of an older leisure page', '/hotel_lazer/old/ipe-chapada#quartos'],
  ['hotel with malformed content', '/hotel_lazer/ipe-chapada'],
  ['hotel with the bare minimum', '/hotel/ipe-jericoacoara'],
  ['packages', '/deals'],
  ['offer', '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001'],
  [
    'offer with the bare minimum',
    '/oferta/poco-trilha-e-fogueira-c0000000-0000-4000-8000-000000000022',
  ],
  ['offer that is not available', '/oferta/indisponivel'],
];

/** Half as wide in CSS pixels, which is what a browser's 200 % zoom gives the page. */
async function zoomTo200(page: Page, phone: boolean) {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  // A phone at 200 % is narrower than any layout has to bear: WCAG asks for 320 px.
  await page.setViewportSize({ width: phone ? 320 : width / 2, height: height / 2 });
}

for (const [name, path, ...states] of PAGES) {
  test(`axe finds nothing, and nothing is cut off at 200 %: ${name}`, async ({
    page,
    isMobile,
    allowErrors,
  }) => {
    allowErrors(/status of 404/, /^console: 404: /);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAccessible(page);
    const size = page.viewportSize();
    await zoomTo200(page, isMobile);
    expect.soft(await cutOff(page)).toEqual([]);
    if (size) await page.setViewportSize(size);
    await doubleType(page);
    // The labels of a map are placed anew once their size is known.
    const cutWords = () => cutOff(page, { ellipses: true });
    await expect.configure({ soft: true }).poll(cutWords, 'type twice as large').toEqual([]);
    await normalType(page);
    for (const [state, show] of states) {
      await test.step(state, async () => {
        await show(page, isMobile);
        await expectAccessible(page);
      });
    }
    // What a state has opened or filled in is taken away.
    if (states.length > 0) await page.goto(path);
    await fillWithLongWords(page);
    expect(await cutOff(page), 'names of 95 letters').toEqual([]);
  });
}

test('with type twice as large, what a phone books with is whole', { tag: ON_PHONES }, async ({
  page,
}) => {
  const stay = 'checkin=2031-03-04&checkout=2031-03-07&adultos=2&idades=6';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/hotel_lazer/ipe-bombinhas-praia?${stay}`);
  await doubleType(page);
  await test.step('the bar at the foot of a hotel’s page', async () => {
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Reservar' })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
  await test.step('the sheet of the guests', async () => {
    await page
      .locator('#reserva')
      .getByRole('button', { name: /Hóspedes/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await brokenWords(page, '[role=dialog]')).toEqual([]);
  });
  await test.step('the calendar of an offer', async () => {
    await page.goto(OFFER);
    await doubleType(page);
    const dates = page.getByRole('region', { name: 'Quando você vem?' });
    await dates.scrollIntoViewIfNeeded();
    await expect(dates.getByRole('gridcell').first()).toBeVisible();
    expect(await brokenWords(page, '.offer-calendar')).toEqual([]);
  });
  await test.step('the first screen of a hotel and the list', async () => {
    await page.goto('/hotels');
    await doubleType(page);
    expect(await brokenWords(page, '.list-count')).toEqual([]);
    await page.goto('/hotel_lazer/ipe-bombinhas-praia');
    await doubleType(page);
    expect(await brokenWords(page, '.hero-words')).toEqual([]);
  });
});

const SHORT_OFFER = '/oferta/sessao-estendida-c0000000-0000-4000-8000-000000000021';
const THREE_ROOMS =
  '/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=duplex-da-enseada,quarto-familia,suite-vista-mar';
const THREE_STOPS = '/roteiro?paradas=ipe-lencois.2,ipe-bombinhas-praia.2,ipe-florianopolis.3';
const OFFER = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';

test('with type twice as large, a wide screen breaks no name, place or count between letters', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectWholeWords(page, [
    ['/hotels?vista=lista', '.hotel-browser'],
    ['/hotels', '.list-results'],
    ['/comparar', '.picks'],
    ['/roteiro', '.picks'],
    ['/roteiro?paradas=ipe-florianopolis.3,ipe-gramado.2', '.itinerary-title'],
    ['/favoritos?hoteis=ipe-noronha,ipe-florianopolis,ipe-gramado', '.favorites-cards'],
    ['/hotel_lazer/ipe-lencois', '.season'],
    ['/deals', '.offer-grid'],
    ['/hotel_lazer/ipe-lencois/quartos?quarto=bangalo-rio', '.room-sheet-foot'],
  ]);
  await test.step('the foot of a room leaves its name free', async () => {
    const [name, foot] = [
      page.getByRole('heading', { level: 1 }),
      page.locator('.room-sheet-foot'),
    ];
    const [above, below] = [await name.boundingBox(), await foot.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  });
});

test('with type twice as large, a wide screen breaks no title, value, fact or distance', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectWholeWords(page, [
    ['/hotels?vista=mapa', '.map-rows'],
    ['/about', '#valores'],
    ['/home2', 'h1'],
    [OFFER, '.offer-facts'],
    ['/hotel_lazer/ipe-lencois', '.strip'],
    ['/hotel_corp/ipe-paulista', '.strip'],
    ['/hotel_corp/ipe-paulista', '.amenities'],
    ['/hotels?q=zzzz&tipo=corporativo', '.near-steps'],
    [SHORT_OFFER, '.offer-hero'],
    ['/hotel_corp/ipe-curitiba-batel', '.corporate-facts'],
    ['/hotel_lazer/old/ipe-bombinhas-praia#quartos', '#quartos'],
    ['/hotel_lazer/ipe-bombinhas-praia/quartos?quarto=quarto-familia', '.room-others'],
    [THREE_ROOMS, '.room-table'],
    [THREE_STOPS, '.stops'],
    ['/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara,ipe-jericoacoara', '.comparison'],
  ]);
});

test('with type alone twice as large, a phone breaks no word of its cards, figures and facts', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await expectWholeWords(page, [
    ['/', '.home-offers'],
    ['/', '.figures'],
    ['/deals', '.offer-grid'],
    ['/hotels?vista=lista', '.list-results'],
    ['/favoritos?hoteis=ipe-noronha,ipe-florianopolis,ipe-gramado', '.favorites-cards'],
    ['/hotel_lazer/ipe-lencois', '.strip'],
    [OFFER, '.offer-facts'],
    ['/', '.rail-posters'],
    ['/hotels?q=zzzz&tipo=corporativo', '.near-steps'],
    [SHORT_OFFER, '.offer-hero'],
    ['/privacy', '#contato'],
    ['/hotel_corp/ipe-curitiba-batel', '.faq'],
    ['/hotel_corp/old/ipe-curitiba-batel', '.hero-words'],
    ['/hotel_corp/old/ipe-curitiba-batel', '#reserva'],
    [THREE_ROOMS, '.room-table'],
    [THREE_STOPS, '.stops'],
  ]);
});

test('with type alone twice as large, a phone’s comparison has the names of its rows above their values', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto('/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara');
  await doubleType(page);
  await expect.poll(() => coveredValues(page)).toEqual([]);
});

test('with type alone twice as large, the dock of chosen hotels breaks no word', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto('/hotels');
  await page
    .getByRole('checkbox', { name: /^Comparar/ })
    .first()
    .check();
  await expect(page.locator('.compare-dock')).toBeVisible();
  await doubleType(page);
  await expect.poll(() => brokenWords(page, '.compare-dock')).toEqual([]);
});

test('with type twice as large, a plan of a room stays inside of its column', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(THREE_ROOMS);
  await doubleType(page);
  const plans = page.locator('.room-table .room-plan');
  await expect(plans).not.toHaveCount(0);
  const tooWide = await plans.evaluateAll(
    (all) =>
      all.filter((plan) => {
        const cell = plan.closest('td')?.getBoundingClientRect().right ?? 0;
        return plan.getBoundingClientRect().right > cell;
      }).length,
  );
  expect(tooWide).toBe(0);
});

test('with type twice as large, no word of a heading lies under the stamp beside it', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto('/about');
  const stamp = page.locator('#novidades .border-dotted');
  await expect(stamp).toBeVisible();
  await doubleType(page);
  await expect(stamp).toBeHidden();
});
