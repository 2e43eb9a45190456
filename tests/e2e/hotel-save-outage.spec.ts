import type { Page, Request } from '@playwright/test';
import { enter, newAccount } from './accounts';
import { restAsService } from './environment';
import { expect } from './fixtures';
import type { Fault } from './outage-proxy';
import { type Outage, outageTest } from './outage-test';

const test = outageTest({ name: '-hotel-save' });

// On one site, one after the other.
test.describe.configure({ mode: 'default' });

type Hotel = { id: string; name: string; subtitle: string | null; updated_at: string };

const unique = () => `Ipê Queda ${crypto.randomUUID().slice(0, 8)}`;
const stored = async (query: string) => restAsService<Hotel>(`hotels?${query}`);
/** The history entries of a hotel and its images: a write that happened twice is listed twice. */
const entries = (id: string) =>
  restAsService(`audit_log?table_name=eq.hotels&row_id=eq.${id}&select=action`);

const SAVE = /\/rpc\/save_hotel/;
const save = (page: Page) => page.getByRole('button', { name: 'Salvar hotel' });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

/** Waits for the end of the next request of this kind, which React may cut off after reading it. */
const ended = (page: Page, method: string) =>
  new Promise<void>((resolve) => {
    const end = (request: Request) => {
      if (request.method() === method) resolve();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });

/** Saves with this fault, and waits until the page has its answer and can save again. */
async function saveMeets(page: Page, { state }: Outage['proxy'], fault: Fault) {
  Object.assign(state, { fault, only: SAVE, failed: 0 });
  await save(page).click();
  // Notices of earlier failures may still be there, with the same text.
  await expect.poll(() => state.failed, String(fault)).toBe(1);
  await expect(save(page)).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  state.fault = 'none';
}

test.beforeEach(({ allowErrors }) => allowErrors(/./));

test('whatever happens to a save, no input is lost and nothing is written twice', async ({
  page,
  outage: { proxy, site },
}) => {
  test.setTimeout(240_000);
  const name = unique();
  await enter(page, await newAccount('editor'), `${site.url}/admin/hotels/novo`);
  await page.getByLabel('Nome *', { exact: true }).fill(name);
  await page.getByLabel('Localização *').fill('Vila Queda, Bahia');
  await page.getByLabel('Preço por noite *').fill('100');
  const mine = `name=eq.${encodeURIComponent(name)}`;

  await test.step('a new hotel whose answer is lost exists once, also after the retry', async () => {
    await saveMeets(page, proxy, 'lost');
    await expect(said(page, 'Erro ao criar hotel')).toBeVisible();
    await expect(page.getByLabel('Nome *', { exact: true })).toHaveValue(name);
    expect(await stored(mine)).toHaveLength(1);
    // Another editor finds the hotel in the list, and edits it before the retry.
    const edit = { reference_point: 'Da colega' };
    await restAsService(`hotels?${mine}`, { method: 'PATCH', body: edit });
    await page.getByLabel('Subtítulo').fill('Depois da queda');
    await save(page).click();
    await expect(said(page, 'Hotel criado!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/hotels\/[0-9a-f-]{36}$/);
    expect(await stored(mine)).toEqual([
      expect.objectContaining({ subtitle: 'Depois da queda', ...edit }),
    ]);
    await expect(page.getByLabel('Ponto de referência')).toHaveValue('Da colega');
  });

  const [hotel] = await stored(mine);
  const id = hotel?.id ?? '';
  const subtitle = page.getByLabel('Subtítulo');
  const failed = 'Erro ao atualizar hotel. Tente novamente.';

  for (const fault of ['closed', '503', 'html'] satisfies Fault[]) {
    await test.step(`${fault}: the old row stands, the retry succeeds`, async () => {
      const [before] = await stored(`id=eq.${id}`);
      await subtitle.fill(`Durante ${fault}`);
      await saveMeets(page, proxy, fault);
      await expect(said(page, failed)).toBeVisible();
      await expect(subtitle).toHaveValue(`Durante ${fault}`);
      expect(await stored(`id=eq.${id}`)).toEqual([before]);
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText('Tudo salvo')).toBeVisible();
      expect((await stored(`id=eq.${id}`))[0]?.subtitle).toBe(`Durante ${fault}`);
    });
  }

  await test.step('an update whose answer is lost is not written again', async () => {
    await subtitle.fill('Só uma vez');
    const before = await entries(id);
    await saveMeets(page, proxy, 'lost');
    await expect(said(page, failed)).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    expect((await stored(`id=eq.${id}`))[0]?.subtitle).toBe('Só uma vez');
    expect(await entries(id)).toHaveLength(before.length + 1);
  });

  await test.step('a change to a text that was stored without an answer does not conflict with itself', async () => {
    await subtitle.fill('Sem resposta');
    await saveMeets(page, proxy, 'lost');
    expect((await stored(`id=eq.${id}`))[0]?.subtitle).toBe('Sem resposta');
    await subtitle.fill('Digitado depois');
    // Including the page that comes with it: the server is to be killed next during a save only.
    const answered = ended(page, 'POST');
    await save(page).click();
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    await answered;
    expect((await stored(`id=eq.${id}`))[0]?.subtitle).toBe('Digitado depois');
  });

  await test.step('the server is killed during a save', async () => {
    const [before] = await stored(`id=eq.${id}`);
    await subtitle.fill('No meio da queda');
    Object.assign(proxy.state, { fault: 'hang', only: SAVE });
    const count = proxy.state.failed;
    await save(page).click();
    await expect.poll(() => proxy.state.failed).toBeGreaterThan(count);
    await site.restart();
    await expect(said(page, failed)).toBeVisible();
    await expect(subtitle).toHaveValue('No meio da queda');
    // Only the version may have changed: a retry that finds its content stored writes it once more.
    expect(await stored(`id=eq.${id}`)).toEqual([{ ...before, updated_at: expect.anything() }]);
    proxy.state.fault = 'none';
    await save(page).click();
    await expect
      .poll(async () => (await stored(`id=eq.${id}`))[0]?.subtitle)
      .toBe('No meio da queda');
    await expect(page.getByText('Tudo salvo')).toBeVisible();
  });
  await restAsService(`hotels?id=eq.${id}`, { method: 'DELETE' });
});

test('an answer that is cut off after its save keeps the input', async ({
  page,
  outage: { proxy, site },
}) => {
  test.setTimeout(120_000);
  const [hotel] = await stored('slug=eq.ipe-guanabara');
  await enter(page, await newAccount('editor'), `${site.url}/admin/hotels/${hotel?.id}`);
  const subtitle = page.getByLabel('Subtítulo');
  await subtitle.fill('Antes da queda');
  // The save is done and answered; the page that comes with the answer waits for its first read.
  Object.assign(proxy.state, { fault: 'hang', only: /\/rest\/v1\/regions/, failed: 0 });
  await save(page).click();
  await expect.poll(() => proxy.state.failed).toBeGreaterThan(0);
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await subtitle.fill('Digitado na queda');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Digitado na queda');
  await site.restart();
  proxy.state.fault = 'none';

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Não conseguimos carregar esta página',
  );
  await expect(page.getByText('O que você digitou depois ficou guardado')).toBeVisible();
  // A button of the back office's error screen, or a link if the frame around it was cut off.
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  await again.or(page.getByRole('link', { name: 'Tentar de novo' })).click();
  await page.getByRole('button', { name: 'Restaurar rascunho' }).click();
  await expect(subtitle).toHaveValue('Digitado na queda');
  await save(page).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  expect((await stored(`id=eq.${hotel?.id}`))[0]?.subtitle).toBe('Digitado na queda');
  await restAsService(`hotels?id=eq.${hotel?.id}`, {
    method: 'PATCH',
    body: { subtitle: hotel?.subtitle },
  });
});
