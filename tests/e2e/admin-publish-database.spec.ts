import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { gone, named, publishes, visit } from './published';

// Many changes in sequence, each until every page shows it.
test.describe.configure({ timeout: 180_000 });

/** Text that is on no other page. An early letter puts a hotel on the first page of the list. */
const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

type Row = { id: string; slug: string };

async function rest(method: string, query: string, body?: object): Promise<Row> {
  const [row] = await restAsService<Row>(query, { method, body });
  return row ?? { id: '', slug: '' };
}

test('changes made directly in the database are shown, including several at once', async () => {
  const name = unique('Casa');
  let [id, slug] = ['', ''];
  await publishes(
    'a hotel by SQL',
    async () => {
      ({ id, slug } = await rest('POST', 'hotels', { name, location: 'Vila, Bahia', price: 100 }));
    },
    named(name, '/hotels', '/sitemap', `/hotel/${name.toLowerCase().replaceAll(' ', '-')}`),
  );
  // The first is being rendered when the next one arrives: no visitor may be left with the first.
  await publishes(
    'five prices by SQL, one upon the other',
    async () => {
      for (const price of [111, 222, 333, 444, 555]) {
        await rest('PATCH', `hotels?id=eq.${id}`, { price });
      }
    },
    named('555,00', '/hotels', `/hotel/${slug}`),
  );
  const other = `${slug}-novo`;
  await publishes('a slug by SQL', () => rest('PATCH', `hotels?id=eq.${id}`, { slug: other }), {
    ...named(name, `/hotel/${other}`),
    ...named(other, '/sitemaps/hoteis-1.xml'),
  });
  expect(await visit(`/hotel/${slug}`)).toEqual([308, `/hotel/${other}`]);
  const picture = { hotel_id: id, image_url: '/art/salvador.webp', is_main: true };
  await publishes(
    'a picture by SQL',
    () => rest('POST', 'hotel_images', picture),
    named('salvador', `/hotel/${other}`),
  );
  await publishes('a hotel removed by SQL', () => rest('DELETE', `hotels?id=eq.${id}`), {
    ...gone(name, '/hotels', `/hotel/${other}`, `/hotel/${slug}`),
  });
  for (const address of [slug, other])
    expect(await visit(`/hotel/${address}`)).toEqual([404, null]);
});

test('a browser that cached a redirect follows the hotel when it takes its former slug back', async ({
  page,
}) => {
  const name = unique('Volta');
  const { id, slug } = await rest('POST', 'hotels', { name, location: 'Vila, Bahia' });
  const rename = (to: string) => rest('PATCH', `hotels?id=eq.${id}`, { slug: to });
  const leadsTo = (address: string, target: string) =>
    expect(async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(new URL(page.url()).pathname).toBe(target);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }).toPass();

  await page.goto(`/hotel/${slug}`);
  await rename(`${slug}-b`);
  await leadsTo(`/hotel/${slug}`, `/hotel/${slug}-b`);
  await leadsTo(`/${slug}`, `/hotel/${slug}-b`);
  await rename(slug);
  await leadsTo(`/hotel/${slug}-b`, `/hotel/${slug}`);
  await leadsTo(`/${slug}-b`, `/hotel/${slug}`);
  await rest('DELETE', `hotels?id=eq.${id}`);
});
