import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, test } from './fixtures';
import {
  cutOff,
  doubleType,
  expectWholeWords,
  fillWithLongWords,
  hiddenLinks,
  normalType,
} from './layout';

type State = [name: string, show: (page: Page, phone: boolean) => Promise<void>];

/** The states of the home page in use, one after the other; Escape closes the layer before. */
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
  [
    'region picker without a match',
    async (page) => {
      await page.getByRole('combobox').fill('xyz');
      const message = page.getByRole('status').filter({ hasText: 'Nenhuma região encontrada.' });
      await expect(message).toBeVisible();
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

const OFFER = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';

/** Every page, with the states it can have besides the initial one. */
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
  ['leaving the newsletter without its link', '/newsletter/sair'],
  ['about', '/about', PROBLEM],
  ['alternate home', '/home2'],
  ['no favorites', '/favoritos'],
  ['favorites that were sent', '/favoritos?hoteis=ipe-noronha,ipe-guanabara,ipe-chapada'],
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
  ['offer', OFFER],
  [
    'offer with the bare minimum',
    '/oferta/poco-trilha-e-fogueira-c0000000-0000-4000-8000-000000000022',
  ],
  ['offer that is not available', '/oferta/indisponivel'],
];

/** Where no word may break between letters at twice the type size; more in double-type.spec.ts. */
const WHOLE_WORDS: Record<'wide' | 'phone', Record<string, string[]>> = {
  wide: {
    '/hotels': ['.list-results'],
    '/hotels?vista=lista': ['.hotel-browser'],
    '/hotels?vista=mapa': ['.map-rows'],
    '/about': ['#valores'],
    '/home2': ['h1'],
    '/comparar': ['.picks'],
    '/roteiro': ['.picks'],
    '/hotel_lazer/ipe-bombinhas-praia': ['.season'],
    '/hotel_lazer/ipe-bombinhas-praia/quartos?quarto=quarto-familia': ['.room-others'],
    '/hotel_corp/ipe-curitiba-batel': ['.corporate-facts'],
    '/deals': ['.offer-grid'],
    [OFFER]: ['.offer-facts'],
  },
  phone: {
    '/': ['.home-offers', '.figures', '.rail-posters'],
    '/hotels?vista=lista': ['.list-results'],
    '/hotel_corp/ipe-curitiba-batel': ['.faq'],
    '/deals': ['.offer-grid'],
    [OFFER]: ['.offer-facts'],
  },
};

/** Halves the width in CSS pixels, which is what a browser's 200 % zoom does to the page. */
async function zoomTo200(page: Page, phone: boolean) {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  // A phone at 200 % is narrower than any layout has to support: WCAG asks for 320 px.
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
    expect.soft(await hiddenLinks(page)).toEqual([]);
    const size = page.viewportSize();
    await zoomTo200(page, isMobile);
    expect.soft(await cutOff(page)).toEqual([]);
    if (size) await page.setViewportSize(size);
    await doubleType(page);
    // The labels of a map are placed again once their size is known.
    const cutWords = () => cutOff(page, { ellipses: true });
    await expect.configure({ soft: true }).poll(cutWords, 'type twice as large').toEqual([]);
    await expectWholeWords(page, WHOLE_WORDS[isMobile ? 'phone' : 'wide'][path] ?? []);
    await normalType(page);
    for (const [state, show] of states) {
      await test.step(state, async () => {
        await show(page, isMobile);
        await expectAccessible(page);
      });
    }
    // Undoes what a state has opened or filled in.
    if (states.length > 0) await page.goto(path);
    await fillWithLongWords(page);
    expect(await cutOff(page), 'names of 95 letters').toEqual([]);
  });
}

test('the focus ring of a control on an image also has a light half', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, control] of [
    ['/hotels', '.heart-round'],
    ['/hotels?vista=mapa', '.map-group'],
    ['/hotel_lazer/ipe-bombinhas-praia/quartos?quarto=suite-vista-mar', '.room-arrow'],
  ] as const) {
    await page.goto(path);
    const first = page.locator(control).first();
    await first.focus();
    await expect(first, control).toHaveCSS('outline-style', 'solid');
    await expect(first, control).toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 3px');
  }
});
