import { enterAs } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { HOSTILE, newHotel, type Row } from './hotel-with-offer';
import { changeHotel } from './stored-hotel';

test('a deleted hotel is restored with its rooms, images and offers, and on the site', async ({
  page,
}) => {
  const { hotel, offer } = await newHotel();
  const path = `/hotel/${hotel.slug}`;
  await enterAs(page, 'admin', `/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
  await page.getByRole('button', { name: `Excluir ${hotel.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Hotel excluído!')).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ver todo o histórico' }).click();
  await page.getByRole('link', { name: 'Excluídos' }).click();
  await expect(page).toHaveURL(/excluidos=1/);
  await page.getByLabel('Tipo de registro').selectOption('Hotel');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/excluidos=1&tipo=hotels/);
  const line = page.getByRole('listitem').filter({ hasText: hotel.name });
  await expect(line).toContainText('com 1 oferta');
  await expect(line).toContainText('Exclusão');
  await expect(line.getByRole('button', { name: `Restaurar ${hotel.name}` })).toBeVisible();

  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel.name);
  await expect(page.getByText('Este registro está excluído')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(offer.name);
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restaurar esta versão?' });
  await question.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Versão restaurada!')).toBeVisible();
  await expect(page.getByText('1 oferta voltou junto.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Restauração.*Versão atual/ })).toBeVisible();

  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  const html = await (await page.request.get(path)).text();
  for (const text of ['Suíte Jardim', '/art/salvador', '/art/piscina', offer.name]) {
    expect(html).toContain(text);
  }
  await page.goto(`/oferta/${offer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.name);
  expect(await page.evaluate('window.hit')).toBeUndefined();
});

test('a restored hotel whose image was deleted is reported, there and on the dashboard', async ({
  page,
  allowErrors,
}) => {
  // The request for the deleted image.
  allowErrors(/404 \(Not Found\) .*\/media\//);
  const { hotel } = await newHotel();
  const picture = {
    file_name: 'fachada.jpg',
    width: 1200,
    height: 800,
    bytes: 1,
    mime: 'image/jpeg',
    sha256: hotel.id.replaceAll('-', '').repeat(2),
    is_ready: true,
  };
  const [media] = await restAsService<Row>('media_files', { method: 'POST', body: picture });
  if (!media) throw new Error('The picture was not stored.');
  await changeHotel(hotel.id, { image_url: `/media/${media.id}/1200.webp` });
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
  await restAsService(`media_files?id=eq.${media.id}`, { method: 'DELETE' });

  await enterAs(page, 'admin', `/admin/historico/hotels/${hotel.id}`);
  await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText(/desta versão foram excluídas .* e não aparecem mais/)).toBeVisible();
  await page.goto('/admin');
  const lost = page.getByRole('region', { name: /imagens que foram excluídas da biblioteca/ });
  const line = lost.getByRole('link', { name: hotel.name });
  await expect(line).toContainText('1 imagem a trocar');
  await line.click();
  const field = page.getByRole('textbox', { name: 'Imagem de capa' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Esta imagem não carrega/);
  await expect(page).toHaveURL(`/admin/hotels/${hotel.id}`);
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('an offer whose hotel is deleted too cannot be restored before it', async ({ page }) => {
  const { hotel, offer } = await newHotel();
  await restAsService(`hotel_packages?id=eq.${offer.id}`, { method: 'DELETE' });
  await enterAs(page, 'admin', '/admin/historico?excluidos=1&tipo=packages');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: offer.name });
  await expect(line.getByRole('button')).toHaveText('Restaurar');
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line.getByRole('button')).toHaveCount(0);
  await line.getByRole('link').click();
  await expect(page.getByText('O hotel desta oferta também foi excluído.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restaurar esta versão' })).toHaveCount(0);
});
