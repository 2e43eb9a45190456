import { NEW_HOTEL } from '@/app/(staff)/admin/hotels/form/hotel-values';
import { newAccount } from './accounts';
import { inDays } from './days';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { gone, named, publishes, visit } from './published';
import { replay, serverActions, sessionCookie, sessionOf } from './replay';

type Row = { id: string; updated_at: string; slug: string; name: string };
type Send = (action: string, argument: unknown) => Promise<void>;

let send: Send;

/** An administrator's saves, sent as the forms send them; each must be accepted. */
test.beforeAll(async () => {
  const cookie = sessionCookie(await sessionOf(await newAccount('admin')));
  const actions = serverActions();
  send = async (name, argument) => {
    const action = actions.get(name);
    if (!action) throw new Error(`There is no action ${name}.`);
    expect(await replay(action, argument, { cookie, origin: SITE_URL })).toContain('"ok":true');
  };
});
// Many changes in sequence, each until every page shows it.
test.describe.configure({ timeout: 180_000 });

/** An offer that ends this soon is on the first page of offers, even with those of other tests. */
const SOON = inDays(1);

/** Text that is on no other page. An early letter puts a hotel on the first page of the list. */
const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;
const dashed = (name: string) => name.toLowerCase().replaceAll(' ', '-');

async function rest(method: string, query: string, body?: object): Promise<Row> {
  const [row] = await restAsService<Row>(query, { method, body });
  return row ?? { id: '', updated_at: '', slug: '', name: '' };
}

/** A record as a form opened just now would have loaded it. */
async function loaded(table: string, id: string, base: object) {
  const { updated_at: version, slug } = await rest('GET', `${table}?id=eq.${id}`);
  return { version, base: { ...base, slug } };
}

/** Presses the switch of a record in a list that was just loaded. */
async function toggle(action: string, table: string, id: string, isActive: boolean) {
  const { version } = await loaded(table, id, {});
  await send(action, { id, version, isActive });
}

/** Removes a record, as from a list that was just opened. */
async function remove(action: string, table: string, id: string, affected = 0) {
  const { version } = await loaded(table, id, {});
  await send(action, { id, version, affected });
}

test('a region is added, changed and removed on every page that names it', async () => {
  const id = crypto.randomUUID();
  const fields = { name: unique('Serra'), description: null, is_active: true };
  const list = `/hotels?region=${id}`;
  const naming = ['/', '/destinations', '/sitemap', list];
  await publishes('a new region', () => send('saveRegion', { id, loaded: null, fields }), {
    ...named(fields.name, ...naming),
    ...named(id, '/sitemaps/paginas-1.xml'),
  });
  const hotel = await rest('POST', 'hotels', {
    name: unique('Aldeia'),
    location: 'Vila, Bahia',
    region_id: id,
  });
  const page = `/hotel/${hotel.slug}`;
  await visit(page);
  const name = unique('Litoral');
  await publishes(
    'a region renamed',
    async () =>
      send('saveRegion', {
        id,
        loaded: await loaded('regions', id, fields),
        fields: { ...fields, name },
      }),
    named(name, ...naming, page),
  );
  await publishes('a region switched off', () => toggle('toggleRegion', 'regions', id, false), {
    ...gone(name, ...naming, page),
    ...gone(id, '/sitemaps/paginas-1.xml'),
  });
  await publishes(
    'a region switched on',
    () => toggle('toggleRegion', 'regions', id, true),
    named(name, ...naming, page),
  );
  await publishes('a region removed', () => remove('removeRegion', 'regions', id, 1), {
    ...gone(name, ...naming, page),
  });
  await rest('DELETE', `hotels?id=eq.${hotel.id}`);
});

test('an offer is added, changed and removed on every page that shows it', async () => {
  const hotel = await rest('POST', 'hotels', { name: unique('Aldeia'), location: 'Vila, Bahia' });
  const id = crypto.randomUUID();
  const days = {
    valid_from: null,
    valid_until: SOON,
    offer_start_date: null,
    offer_end_date: null,
  };
  const stay = { tags: [], min_nights: null, max_nights: null, arrival_days: [], room_name: null };
  const fields = {
    ...days,
    ...stay,
    name: unique('Feriado'),
    description: null,
    price: '987',
    hotel_id: hotel.id,
    image_url: null,
    features: [],
    is_active: true,
    offer_link: null,
  };
  const page = `/oferta/${dashed(fields.name)}-${id}`;
  const showing = ['/deals', `/hotel/${hotel.slug}`, '/sitemap'];
  await publishes('a new offer', () => send('saveOffer', { id, loaded: null, fields }), {
    ...named(fields.name, ...showing, page),
    ...named(page, '/sitemaps/ofertas-1.xml'),
  });
  await publishes(
    'an offer switched off',
    () => toggle('toggleOffer', 'hotel_packages', id, false),
    gone(fields.name, ...showing, page),
  );
  expect(await visit(page)).toEqual([404, null]);
  await toggle('toggleOffer', 'hotel_packages', id, true);
  const name = unique('Feriadao');
  const renamed = `/oferta/${dashed(name)}-${id}`;
  await publishes(
    'an offer renamed',
    async () =>
      send('saveOffer', {
        id,
        loaded: await loaded('hotel_packages', id, fields),
        fields: { ...fields, name },
      }),
    {
      ...named(name, ...showing, renamed),
      ...gone(fields.name, page),
      ...gone(page, '/sitemaps/ofertas-1.xml'),
    },
  );
  // Many simultaneous visitors are each redirected.
  const visits = await Promise.all(Array.from({ length: 20 }, () => visit(page)));
  expect(visits).toEqual(visits.map(() => [308, renamed]));
  await publishes('an offer removed', () => remove('removeOffer', 'hotel_packages', id), {
    ...gone(name, ...showing, renamed),
  });
  expect(await visit(renamed)).toEqual([404, null]);
  await rest('DELETE', `hotels?id=eq.${hotel.id}`);
});

test('a hotel is added, moved and removed on every affected page, and its former slugs redirect', async () => {
  const id = crypto.randomUUID();
  const region = await rest('POST', 'regions', { name: unique('Vale') });
  const fields = {
    ...NEW_HOTEL,
    name: unique('Aldeia'),
    location: 'Vila Teste, Bahia',
    price: '321',
    region_id: region.id,
    is_active: true,
  };
  const slug = dashed(fields.name);
  const [page, older] = [`/hotel/${slug}`, `/hotel/old/${slug}`];
  const lists = ['/hotels', `/hotels?region=${region.id}`, '/sitemap'];
  await publishes('a new hotel', () => send('saveHotel', { id, loaded: null, fields }), {
    ...named(fields.name, ...lists, page, older),
    ...named(page, '/sitemaps/hoteis-1.xml'),
  });
  const offer = await rest('POST', 'hotel_packages', {
    name: unique('Volta'),
    hotel_id: id,
    valid_until: SOON,
  });
  const offerPage = `/oferta/${dashed(offer.name)}-${offer.id}`;
  const search = async (q: string) =>
    (await fetch(`${SITE_URL}/api/search?q=${encodeURIComponent(q)}`)).text();
  expect(await search(fields.name)).toContain(page);

  await publishes('a hotel switched off', () => toggle('toggleHotel', 'hotels', id, false), {
    ...gone(fields.name, ...lists, page, older),
    ...gone(slug, '/sitemaps/hoteis-1.xml'),
    ...gone(offer.name, '/deals', offerPage),
  });
  expect(await visit(page)).toEqual([404, null]);
  expect(await search(fields.name)).not.toContain(slug);
  await publishes('a hotel switched on', () => toggle('toggleHotel', 'hotels', id, true), {
    ...named(fields.name, ...lists, page, older),
    ...named(offer.name, '/deals', offerPage),
  });

  const name = unique('Abrigo');
  const moved = `/hotel_lazer/${dashed(name)}`;
  await publishes(
    'a hotel with another name, address and type',
    async () =>
      send('saveHotel', {
        id,
        loaded: await loaded('hotels', id, fields),
        fields: { ...fields, name, hotel_type: 'alternative', slug: '' },
      }),
    {
      ...named(name, ...lists, moved, offerPage, '/deals'),
      ...named(moved, '/sitemaps/hoteis-1.xml'),
      ...gone(fields.name, page, older),
    },
  );
  const former = [page, older, `/hotel_corp/${slug}`, `/hotel_lazer/old/${slug}`, `/${slug}`];
  for (const address of former) expect(await visit(address), address).toEqual([308, moved]);

  await publishes('a hotel removed', () => remove('removeHotel', 'hotels', id, 1), {
    ...gone(name, ...lists, moved, offerPage, '/deals'),
    ...gone(moved, '/sitemaps/hoteis-1.xml'),
  });
  // A redirect goes on while a look-up gets no answer in time, as on a busy machine.
  for (const address of [moved, offerPage, ...former]) {
    await expect.poll(() => visit(address), address).toEqual([404, null]);
  }
  await rest('DELETE', `regions?id=eq.${region.id}`);
});
