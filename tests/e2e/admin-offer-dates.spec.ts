import { enterAs } from './accounts';
import { restAsService } from './environment';
import { expect, test } from './fixtures';

type Row = { id: string; valid_until: string | null };

test('an incomplete date is refused beside its field, and the offer is not saved with it', async ({
  page,
}) => {
  const [hotel] = await restAsService<Row>('hotels?select=id&limit=1');
  const body = { hotel_id: hotel?.id, name: 'Meia data', price: 90, is_active: false };
  const [offer] = await restAsService<Row>('hotel_packages', { method: 'POST', body });
  const stored = async () => {
    const [row] = await restAsService<Row>(`hotel_packages?id=eq.${offer?.id}`);
    return row?.valid_until;
  };
  await enterAs(page, 'editor', `/admin/packages?editar=${offer?.id}`);
  const until = page.getByLabel('Fim da validade');
  await until.pressSequentially('12');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(until).toHaveAccessibleDescription(/Informe uma data que exista/);
  await expect(until).toBeFocused();
  expect(await stored()).toBeNull();
  await until.fill('2099-12-31');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Oferta atualizada!')).toBeVisible();
  expect(await stored()).toBe('2099-12-31');

  // The URL that opens the form opens it once, even after a save has reloaded the list.
  await expect(until).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Gerenciar Ofertas' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/packages$/);
  await restAsService(`hotel_packages?id=eq.${offer?.id}`, { method: 'DELETE' });
});
