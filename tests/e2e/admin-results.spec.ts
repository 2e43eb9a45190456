import { readFileSync } from 'node:fs';
import { enterAs } from './accounts';
import { expectAccessible } from './axe';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';

const HOTEL = 'ipe-guanabara';

const hotelId = async () => {
  const [hotel] = await restAsService<{ id: string }>(`hotels?slug=eq.${HOTEL}&select=id`);
  return hotel?.id ?? '';
};

test('staff read the weeks, choose others, and download the numbers', async ({ page }) => {
  await enterAs(page, 'editor', '/admin/resultados');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  const numbers = main.getByRole('table', { name: 'Os mesmos números' });
  await expect(numbers.getByRole('row')).toHaveCount(8);
  await expect(main.getByRole('img', { name: /^Saídas por dia\. / })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('combobox', { name: 'Período' }).selectOption('Últimas 13 semanas');
  await expect(page).toHaveURL(/periodo=trimestre/);
  await expect(numbers.getByRole('columnheader', { name: 'Semana' })).toBeVisible();
  await main.getByRole('combobox', { name: 'Hotel' }).selectOption('Ipê Guanabara');
  await expect(page).toHaveURL(/hotel=/);
  await main.getByRole('link', { name: 'Hotéis' }).click();
  await expect(page).toHaveURL(/por=hoteis/);
  const hotels = main.getByRole('table').last();
  await expect(hotels.getByRole('rowheader')).toHaveText([/Ipê Guanabara/]);

  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'CSV: baixar os números' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^resultados-[\d-]+\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Saídas antes');
  expect(text).toContain('Ipê Guanabara');

  await page.goBack();
  await expect(page).not.toHaveURL(/por=hoteis/);
});

test('the numbers are printed without the rest of the page', async ({ page }) => {
  await enterAs(page, 'editor', '/admin/resultados');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Os mesmos números' })).toBeVisible();
  await expect(page.getByText('Ipê Hotéis', { exact: true })).toBeHidden();
  const left = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);
  expect(left).toBe(0);
});

test('the visits of today are shown beside the weeks', async ({ page }) => {
  const hotel = await hotelId();
  await enterAs(page, 'admin', `/admin/resultados?hotel=${hotel}`);
  const soFar = page.getByText(/Hoje até agora: [\d.]+ entradas? e [\d.]+ saídas?\./);
  const exits = async () => {
    await page.reload();
    return Number(
      /e ([\d.]+) saída/.exec((await soFar.textContent()) ?? '')?.[1]?.replace('.', ''),
    );
  };
  const before = await exits();
  const step = { step: 'whatsapp', path: `/hotel/${HOTEL}` };
  const answer = await fetch(`${SITE_URL}/api/count`, {
    method: 'POST',
    headers: { Origin: SITE_URL, 'Content-Type': 'application/json' },
    body: JSON.stringify(step),
  });
  expect(answer.status).toBe(204);
  await expect.poll(exits, { timeout: 20_000 }).toBeGreaterThan(before);
});

test('only staff can download the numbers, from their own page', async ({ page }) => {
  const ask = (headers: Record<string, string>) =>
    page.request.post('/admin/resultados/csv', { headers, maxRedirects: 0 });
  expect((await ask({ Origin: SITE_URL })).status()).toBe(303);
  await enterAs(page, 'editor');
  expect((await ask({ Origin: 'https://outro.example' })).status()).toBe(403);
  expect((await ask({ Origin: SITE_URL })).status()).toBe(200);
});
