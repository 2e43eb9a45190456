import assert from 'node:assert/strict';
import { ID } from './fixtures.mjs';

/** Calls a function that returns one row, as a visitor. Throws if it fails. */
export const ask = async (as, call, params = []) => {
  const { rows, error } = await as('anon', `select * from public.${call}`, params);
  assert.equal(error, undefined, `${call}: ${error?.message}`);
  return rows[0];
};

/** The names of the listed hotels, in the order of the list. */
export const named = ({ hotels }) => hotels.map(({ name }) => name);

/** Adds active hotels 'A 00' … with ascending prices and descending ratings. */
export const fill = (sql, count) =>
  sql(
    `insert into public.hotels (name, location, price, rating, hotel_type, features, region_id)
     select 'A ' || lpad(n::text, 2, '0'), 'Natal, Brasil', 100 + n, 5 - n / 20.0,
       case when n % 2 = 0 then 'corporate' else 'standard' end,
       jsonb_build_object('wifi', true, 'pool', n % 3 = 0, 'spa', 'true', 'rooms', '[]'::jsonb),
       '${ID.regionActive}'
     from generate_series(0, $1::integer - 1) n`,
    [count],
  );
