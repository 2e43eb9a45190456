import { enterAs, newAccount } from './accounts';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { newRegion } from './stored-region';

type Row = { id: string; name: string; is_active: boolean; updated_at: string };

/** A seeded, active hotel; no test here changes it. */
const HOTEL = 'b0000000-0000-4000-8000-000000000003';

const PER_PAGE = 20;

const own = () => `Lista ${crypto.randomUUID().slice(0, 8)}`;

test("a switch can be pressed repeatedly, but does not overwrite another editor's change", async ({
  page,
}) => {
  const name = own();
  const body = { name, location: 'Vila', price: 1, is_active: false };
  const [hotel] = await restAsService<Row>('hotels', { method: 'POST', body });
  const rows = `hotels?id=eq.${hotel?.id}`;
  const stored = async () => (await restAsService<Row>(rows))[0]?.is_active;
  await enterAs(page, 'editor', `/admin/hotels?q=${encodeURIComponent(name)}`);
  const active = page.getByRole('switch', { name });
  const refused = page.getByText('Erro ao alterar status do hotel');

  await test.step('each press counts once the switch is ready', async () => {
    for (const isOn of [true, false, true, false]) {
      await expect(active).not.toHaveAttribute('aria-busy', 'true');
      await active.click();
      await expect(active).toBeChecked({ checked: isOn });
    }
    // A second press while the first is being sent is ignored.
    await expect(active).not.toHaveAttribute('aria-busy', 'true');
    await active.dblclick();
    await expect(active).not.toHaveAttribute('aria-busy', 'true');
    await expect(active).toBeChecked();
    expect(await stored()).toBe(true);
    await expect(refused).toHaveCount(0);
  });

  await test.step('after another editor’s change a press is refused, shows that change, then works again', async () => {
    await restAsService(rows, { method: 'PATCH', body: { is_active: false, price: 2 } });
    await active.click();
    await expect(refused).toBeVisible();
    await expect(page.getByText('Este registro foi alterado por outra pessoa.')).toBeVisible();
    await expect(active).not.toBeChecked();
    await expect(page.getByText('R$ 2,00')).toBeVisible();
    expect(await stored()).toBe(false);
    await expect(active).not.toHaveAttribute('aria-busy', 'true');
    await active.click();
    await expect(active).toBeChecked();
    await expect.poll(stored).toBe(true);
  });
  await restAsService(rows, { method: 'DELETE' });
});

test('a region and an account are found by a part of their names, in the URL', async ({ page }) => {
  const region = await newRegion();
  await enterAs(page, 'admin', '/admin/regions');
  const items = page.getByRole('main').getByRole('listitem');
  const search = page.getByRole('searchbox');
  await search.fill(region.name.toUpperCase());
  await expect(items).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 região' })).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: `Editar ${region.name}` }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(items).toHaveCount(1);
  await search.fill(`${region.name} não`);
  await expect(page.getByText('Nenhuma região encontrada com esse nome.')).toBeVisible();
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(search).toHaveValue('');
  await expect(items.first()).toBeVisible();
  await restAsService(`regions?id=eq.${region.id}`, { method: 'DELETE' });

  const { email } = await newAccount('editor');
  await page.goto('/admin/users');
  await search.fill(email.slice(1, -8).toUpperCase());
  await expect(page.getByRole('heading', { level: 2, name: /@/ })).toHaveText([email]);
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByText('1 pessoa', { exact: true })).toBeVisible();
});

test('after the only row of the last page is removed, the page before it follows', async ({
  page,
}) => {
  const name = own();
  // The newest come first, so the one created first is alone on the second page.
  const offer = (more: object) => ({ name, hotel_id: HOTEL, price: 1, is_active: false, ...more });
  await restAsService('hotel_packages', {
    method: 'POST',
    body: offer({ name: `${name} última` }),
  });
  const body = Array.from({ length: PER_PAGE }, (_, i) => offer({ name: `${name} ${i}` }));
  await restAsService('hotel_packages', { method: 'POST', body });
  await enterAs(page, 'admin', `/admin/packages?q=${encodeURIComponent(name)}&pagina=2`);
  const cards = page.getByRole('list', { name: 'Ofertas' }).getByRole('heading', { level: 2 });
  await expect(cards).toHaveText([`${name} última`]);
  await page.getByRole('button', { name: `Excluir ${name} última` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(cards).toHaveCount(PER_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await restAsService(`hotel_packages?name=like.${encodeURIComponent(`${name}*`)}`, {
    method: 'DELETE',
  });
});
