import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { ANY_SCREEN, expect, test } from './fixtures';

const STAY = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2&idades=6';

/** A connection to the site that can be cut: a worker is not told that the browser is offline. */
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
  test('a kept hotel opens without a connection and says how old the page is', {
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
    // The bar is below the note, and over the page once the note has scrolled away.
    await page.getByRole('banner').getByRole('link').first().click({ trial: true });
    await open('/ipe-guanabara');
    await expect(page).toHaveURL(/\/hotel\/ipe-guanabara$/);
    await expect(page.getByText('Você está sem conexão.')).toBeVisible();

    await open('/deals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão');
    await page.getByRole('link', { name: /^Ipê Guanabara/ }).click();
    await expect(page).toHaveURL(/\/hotel\/ipe-guanabara$/);
    await expect(page.getByText('Você está sem conexão.')).toBeVisible();
    await line.mend();
    await open('/hotel/ipe-guanabara');
    await expect(page.getByText('Você está sem conexão.')).toHaveCount(0);

    // Also in the light mode, in which nothing is stored.
    await page.context().addCookies([{ name: 'vitrine_light', value: '1', url: line.url }]);
    await open('/hotels');
    await page.getByRole('switch', { name: 'Guardar Ipê Guanabara nos favoritos' }).click();
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    await line.cut();
  });

  test('an itinerary opens without a connection, whatever was added to its link', {
    tag: ANY_SCREEN,
  }, async ({ page, allowErrors, baseURL }) => {
    allowErrors(/ERR_CONNECTION_REFUSED|Failed to (?:fetch|load)|sem conexão/i);
    const line = await lineTo(baseURL ?? '');
    const stops = 'paradas=ipe-gramado.3,ipe-curitiba-batel.2';
    await page.goto(`${line.url}/roteiro?${stops}&checkin=2099-12-14&adultos=2`);
    const stored = () =>
      page.evaluate(async () => (await (await caches.open('vitrine-1-pages')).keys()).length);
    await expect.poll(stored, { timeout: 30_000 }).toBe(1);
    await line.cut();
    await page.goto(
      `${line.url}/roteiro?checkin=2099-12-14&${stops.replace('.2', '')}&utm_source=chat`,
    );
    await expect(page.getByText('Você está sem conexão.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De Gramado a Curitiba');

    await page.getByRole('link', { name: 'Adicionar parada' }).first().click();
    await page
      .getByRole('link', { name: /^Adicionar .* ao roteiro$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão');
    await page.getByRole('link', { name: /^De Gramado a Curitiba/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De Gramado a Curitiba');
  });

  test('the stored list of favorites stays open, whatever has been chosen since', {
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
    // Stored in one size, shown for whichever the screen asks for.
    const width = () =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
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
