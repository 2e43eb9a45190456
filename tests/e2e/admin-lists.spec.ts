import { enterAs } from './accounts';
import { restAsService } from './environment';
import { expect, test } from './fixtures';

/** A seeded, active hotel; nothing of it is changed here. */
const HOTEL = 'b0000000-0000-4000-8000-000000000003';

const PER_PAGE = 20;

const own = () => `Lista ${crypto.randomUUID().slice(0, 8)}`;

test('after the only row of the last page is removed, the page before it follows', async ({
  page,
}) => {
  const name = own();
  // The newest stand first: the one that was made first is alone on the second page.
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
