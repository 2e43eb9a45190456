import { after, before } from 'node:test';
import { openDatabase } from './database.mjs';
import { load } from './fixtures.mjs';
import { become } from './identities.mjs';

// A change is a transaction, so these requests commit, in a separate database.
let database;
let session;
before(async () => {
  database = await openDatabase();
  await load(database.exec);
  session = await database.session();
});
after(() => database?.close());

/** Opens another connection besides the shared one. */
export const newSession = () => database.session();

export const as = (identity, sql, params) =>
  session.transaction(async (query) => {
    await become(query, identity);
    return (await query(sql, params)).rows;
  });
export const sql = async (text, params) => (await database.query(text, params)).rows;

export const changes = (kind, id, identity = 'admin') =>
  as(identity, 'select * from public.record_changes(kind => $1, record_id => $2)', [kind, id]);
export const newest = async (kind, id) => (await changes(kind, id))[0];
export const version = (kind, id, change) =>
  as('admin', 'select public.record_version($1, $2, $3) as v', [kind, id, change]).then(
    ([{ v }]) => v,
  );
export const restore = (kind, id, change, seen, identity = 'admin') =>
  as(identity, 'select public.restore_record($1, $2, $3, $4) as r', [kind, id, change, seen]).then(
    ([{ r }]) => r,
  );
/** Restores a record to the version that is `steps` changes older than the newest. */
export const stepBack = async (kind, id, steps = 1) => {
  const lines = await changes(kind, id);
  return restore(kind, id, lines[steps].change_id, lines[0].change_id);
};
export const row = async (table, id) =>
  (await sql(`select * from public.${table} where id = $1`, [id]))[0];

let hotels = 0;
/** Creates a hotel with two images and an offer, in one save each. */
export async function newHotel(more = {}) {
  hotels += 1;
  const name = `Ipê História ${hotels}`;
  const [{ id }] = await as(
    'editor',
    `insert into public.hotels (name, location, region_id, features)
     values ($1, 'Rio', $2, $3) returning id`,
    [name, more.region ?? null, JSON.stringify(more.features ?? {})],
  );
  await as(
    'editor',
    `insert into public.hotel_images (hotel_id, image_url, is_main)
     values ($1, '/art/rio.webp', true), ($1, '/art/manaus.webp', false)`,
    [id],
  );
  const [offer] = await as(
    'editor',
    `insert into public.hotel_packages (hotel_id, name, price, features)
     values ($1, 'Três noites', 890, '["Café"]') returning id`,
    [id],
  );
  return { id, name, offer: offer.id };
}
export const pictures = (id) =>
  sql(
    `select id, image_url, is_main, created_at from public.hotel_images
     where hotel_id = $1 order by is_main desc, id`,
    [id],
  );
