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
/** What the trail says of a hotel and its pictures: a write that was done twice stands there twice. */
const entries = (id: string) =>
  restAsService(`audit_log?table_name=eq.hotels&row_id=eq.${id}&select=action`);

const SAVE = /\/rpc\/save_hotel/;
const save = (page: Page) => page.getByRole('button', { name: 'Salvar hotel' });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

/** Until the next request of this kind has its whole answer, which React may cut off once it has read it. */
const ended = (page: Page, method: string) =>
  new Promise<void>((resolve) => {
    const end = (request: Request) => {
      if (request.method() === method) resolve();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });

/** Saves while saving fails like this, until the page has its answer and can save again. */
async function saveMeets(page: Page, { state }: Outage['proxy'], fault: Fault) {
  Object.assign(state, { fault, only: SAVE, failed: 0 });
  await save(page).click();
  // Notices of failures before this one may still be there: they say the same.
  await expect.poll(() => state.failed, String(fault)).toBe(1);
  await expect(save(page)).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  state.fault = 'none';
}

test.beforeEach(({ allowErrors }) => allowErrors(/./));

test('whatever happens to a save, nothing typed is lost and nothing is written twice', async ({
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

  await test.step('a new hotel whose answer gets lost is there once, also after the retry', async () => {
    await saveMeets(page, proxy, 'lost');
    await expect(said(page, 'Erro ao criar hotel')).toBeVisible();
    await expect(page.getByLabel('Nome *', { exact: true })).toHaveValue(name);
    expect(await stored(mine)).toHaveLength(1);
    // A colleague finds the hotel in the list, and edits it before the retry.
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

  await test.step('an update whose answer gets lost is not written again', async () => {
    await subtitle.fill('Só uma vez');
    const before = await entries(id);
    await saveMeets(page, proxy, 'lost');
    await expect(said(page, failed)).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    expect((await stored(`id=eq.${id}`))[0]?.subtitle).toBe('Só uma vez');
    expect(await entries(id)).toHaveLength(before.length + 1);
  });

  await test.step('what was typed over a text that was stored without an answer is one’s own', async () => {
    await subtitle.fill('Sem resposta');
    await saveMeets(page, proxy, 'lost');
    expect((await stored(`id=eq.${id}`))[0]?.subtitle).toBe('Sem resposta');
    await subtitle.fill('Digitado depois');
    // With the page that comes with it: the server is killed next, in a save and in nothing else.
    const answered = ended(page, 'POST');
    await save(page).click();
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    await answered;
    expect((await stored(`id=eq.${id}`))[0]?.subtitle).toBe('Digitado depois');
  });

  await test.step('the server is killed in the middle of a save', async () => {
    const [before] = await stored(`id=eq.${id}`);
    await subtitle.fill('No meio da queda');
    Object.assign(proxy.state, { fault: 'hang', only: SAVE });
    const count = proxy.state.failed;
    await save(page).click();
    await expect.poll(() => proxy.state.failed).toBeGreaterThan(count);
    await site.restart();
    await expect(said(page, failed)).toBeVisible();
    await expect(subtitle).toHaveValue('No meio da queda');
    // The version alone may have moved: a retry that finds its content stored writes it once more.
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

test('an answer that breaks off after its save leaves what was typed', async ({
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
  // A button of the back office's error screen; a link where the answer broke off in the frame around it.
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
