import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const STAY = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2&idades=6';

test('a heart keeps a hotel, in every tab, and its page shows and removes it', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/hotels');
  const other = await context.newPage();
  await other.goto('/');
  for (const name of ['Ipê Bombinhas Praia', 'Ipê Cataratas', 'Ipê Brasília']) {
    const heart = page.getByRole('switch', { name: `Guardar ${name} nos favoritos` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-checked', 'true');
  }
  await expect(other.getByRole('link', { name: 'Favoritos 3' })).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('switch', { name: 'Guardar Ipê Cataratas nos favoritos' }),
  ).toHaveAttribute('aria-checked', 'true');
  await page.goto('/hotel_lazer/ipe-noronha');
  await page.getByRole('link', { name: 'Favoritos 3' }).click();
  await expect(page.getByRole('heading', { name: '3 hotéis guardados' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'Guardar Ipê Cataratas nos favoritos' }).click();
  await expect(page.getByText('Ipê Cataratas saiu dos favoritos.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 hotéis guardados' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ipê Brasília' })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('heading', { name: '3 hotéis guardados' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ipê Cataratas' })).toBeFocused();

  if (!isMobile) return;
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Favoritos 3' })).toBeVisible();
  await menu.getByRole('link', { name: 'Vistos 1' }).click();
  await expect(page.getByRole('heading', { name: 'Vistos recentemente' })).toBeInViewport();
});

test('who keeps no hotel is offered no link to copy', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto('/favoritos');
  await expect(page.getByText('Nenhum hotel guardado ainda')).toBeVisible();
  await expect(
    page.getByText('Os hotéis que você guardar ficam só neste navegador.'),
  ).toBeVisible();
  await expect(page.getByText('copie o link')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is said of hearts, which are not there', { tag: ANY_SCREEN }, async ({ page }) => {
    const main = page.getByRole('main');
    for (const path of ['/favoritos', `/favoritos?hoteis=ipe-noronha,ipe-gramado&${STAY}`]) {
      await page.goto(path);
      await expect(main.getByText(/coração/).filter({ visible: true })).toHaveCount(0);
      await expect(main.getByRole('switch')).toHaveCount(0);
    }
    await page.goto('/favoritos');
    await expect(main.getByText('Nenhum hotel guardado ainda')).toBeHidden();
    await expect(
      main.getByRole('heading', { name: 'Favoritos precisam de JavaScript' }),
    ).toBeVisible();
  });
});

test('a sent list opens for anyone and leaves the own one alone', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto(`/favoritos?hoteis=ipe-noronha,ipe-gramado,nada&${STAY}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hotéis guardados' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 hotéis guardados' })).toBeVisible();
  await expect(page.getByText('3 noites, 3 hóspedes')).toHaveCount(2);
  await expect(page.getByText('Não há quarto para três pessoas')).toBeVisible();
  await page.goto('/favoritos');
  await expect(page.getByRole('heading', { name: 'Nenhum hotel guardado ainda' })).toBeVisible();
  await expectAccessible(page);
});

test('a list whose hotels have all gone says so and offers others', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const main = page.getByRole('main');
  for (const path of ['/favoritos?hoteis=nao-existe', '/favoritos?hoteis=nao-existe,nada&meus=1']) {
    await page.goto(path);
    await expect(main.getByText('Nenhum dos hotéis deste link está no site hoje.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ver todos os hotéis' })).toBeVisible();
    await expect(main.getByRole('switch', { name: /^Guardar/ })).toHaveCount(4);
    await expect(main.getByText(/Quem mandou este link|0 hotéis/)).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Copiar link' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Montar roteiro' })).toHaveCount(0);
  }
});

test('taking the last of many favourites back leaves the way to undo it in sight', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const kept = ['ipe-noronha', 'ipe-gramado', 'ipe-lencois', 'ipe-guanabara', 'ipe-cataratas'];
    if (!localStorage.getItem('vitrine:favorites')) {
      localStorage.setItem('vitrine:favorites', JSON.stringify(kept));
    }
  });
  await page.goto('/favoritos');
  const cards = page.locator('.favorites-cards > li');
  await expect(cards).toHaveCount(5);
  await cards.last().getByRole('switch').click();
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeInViewport({ ratio: 1 });
});

test('prices of kept hotels beside each other begin at the same height', {
  tag: ON_PHONES,
}, async ({ page }) => {
  // One of the two has three lines of a place and no room for the guests.
  await page.goto(`/favoritos?hoteis=ipe-noronha,ipe-bombinhas-praia&${STAY}`);
  const tops = await page
    .locator('.favorites-cards .hotel-foot')
    .evaluateAll((feet) => feet.map((foot) => foot.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('what is stored wrongly keeps no page from opening', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('vitrine:favorites', '{"a":[');
    localStorage.setItem('vitrine:seen', '[null,{"path":"javascript:1"}]');
    sessionStorage.setItem('vitrine:compare', '[{"key":7}]');
  });
  for (const path of ['/hotels', '/favoritos', '/comparar', '/roteiro']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
  }
});

/** A line to the site that can be cut: what the browser is told of a lost connection, a worker is not. */
async function lineTo(site: string) {
  const { port, hostname } = new URL(site);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname);
    for (const [one, end] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => end.destroy());
      one.on('close', () => sockets.delete(one));
    }
    socket.pipe(other).pipe(socket);
  });
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, 'localhost', () => resolve((server.address() as AddressInfo).port));
    });
  const at = await listen(0);
  return {
    url: `http://localhost:${at}`,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(at),
  };
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a kept hotel opens without a connection and says how old it is', {
    tag: ANY_SCREEN,
  }, async ({ page, allowErrors, baseURL }) => {
    allowErrors(/ERR_CONNECTION_REFUSED|Failed to (?:fetch|load)|sem conexão/i);
    const line = await lineTo(baseURL ?? '');
    const open = (path: string) => page.goto(line.url + path);
    await open('/hotel/ipe-guanabara');
    await open('/hotels');
    await page.getByRole('switch', { name: 'Guardar Ipê Guanabara nos favoritos' }).click();
    const stored = () =>
      page.evaluate(async () => {
        const pages = await caches.open('vitrine-1-pages');
        return (await pages.keys()).map(({ url }) => new URL(url).pathname).sort();
      });
    await expect.poll(stored, { timeout: 30_000 }).toEqual(['/favoritos', '/hotel/ipe-guanabara']);
    await expect(page.locator('[data-offline-note]')).toHaveCount(0);

    await line.cut();
    await open('/hotel/ipe-guanabara');
    await expect(page.getByText('Você está sem conexão.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await line.mend();
    await open('/hotel/ipe-guanabara');
    await expect(page.getByText('Você está sem conexão.')).toHaveCount(0);

    await open('/hotels');
    await page.getByRole('switch', { name: 'Guardar Ipê Guanabara nos favoritos' }).click();
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    await line.cut();
  });

  test('the stored list of favourites stays open, whatever was chosen since', {
    tag: ANY_SCREEN,
  }, async ({ page, allowErrors, baseURL }) => {
    allowErrors(/ERR_CONNECTION_REFUSED|Failed to (?:fetch|load)|sem conexão/i);
    const line = await lineTo(baseURL ?? '');
    await page.goto(`${line.url}/hotels?${STAY}`);
    for (const name of ['Ipê Guanabara', 'Ipê Cataratas']) {
      await page.getByRole('switch', { name: `Guardar ${name} nos favoritos` }).click();
    }
    const stored = () =>
      page.evaluate(async () => (await (await caches.open('vitrine-1-pages')).keys()).length);
    await expect.poll(stored, { timeout: 30_000 }).toBe(3);
    await line.cut();
    await page.goto(`${line.url}/hotel/ipe-guanabara`);
    await page.getByRole('switch', { name: 'Guardar Ipê Guanabara nos favoritos' }).click();

    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${line.url}/favoritos`);
    await expect(page.getByText('Você está sem conexão.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 hotel guardado' })).toBeVisible();
    await expect(page.getByText('2 adultos, 1 criança (6 anos)').first()).toBeVisible();
    await page.getByRole('switch', { name: 'Guardar Ipê Cataratas nos favoritos' }).click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('heading', { name: '1 hotel guardado' })).toBeVisible();
    expect(loads).toBe(1);
  });
});
