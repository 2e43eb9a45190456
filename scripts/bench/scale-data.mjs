const REGIONS = 40;
const OFFERS_PER_HOTEL = 2;
const QUIET = ['hotels', 'hotel_packages', 'regions', 'hotel_images'];

/**
 * Grows a demo chain to `hotels` hotels with two offers each and up to forty regions. Each hotel
 * has the content and images of one in the demo, so that its page is as large. The triggers of
 * history and slugs are disabled: they would take minutes for so many rows and are not measured.
 */
export async function grow({ sql }, hotels) {
  const [{ count }] = await sql('select count(*)::int as count from public.hotels where is_active');
  if (hotels <= count) return;
  for (const table of QUIET) await sql(`alter table public.${table} disable trigger user`);
  for (const table of QUIET.slice(0, 3)) {
    await sql(`alter table public.${table} enable trigger keep_search_text`);
  }
  await sql(
    `insert into public.regions (name, description)
     select 'Região ' || lpad(n::text, 2, '0'), 'Serra, mar e sertão.'
     from generate_series(1, $1::int - (select count(*) from public.regions)) n`,
    [REGIONS],
  );
  await sql(
    `with demo as (select *, row_number() over (order by id) - 1 as place from public.hotels where is_active),
       places as (select id, row_number() over (order by id) - 1 as place from public.regions where is_active)
     insert into public.hotels
       (name, slug, subtitle, description, location, price, rating, image_url, hotel_type, features, region_id)
     select demo.name || ' ' || n, 'grande-' || n, demo.subtitle, demo.description, demo.location,
       100 + n % 900, demo.rating, demo.image_url, demo.hotel_type, demo.features, places.id
     from generate_series(1, $1::int) n
       join demo on demo.place = n % (select count(*) from demo)
       join places on places.place = n % (select count(*) from places)`,
    [hotels - count],
  );
  await sql(
    `insert into public.hotel_packages (hotel_id, name, description, price, valid_until)
     select h.id, 'Pacote ' || n || ' em ' || h.name, repeat('Diárias com café e passeio. ', 8),
       500 + n * 100, private.today() + (row_number() over (order by h.id, n) % 200)::int
     from public.hotels h, generate_series(1, $1::int) n where h.slug like 'grande-%'`,
    [OFFERS_PER_HOTEL],
  );
  for (const table of QUIET) await sql(`alter table public.${table} enable trigger user`);
  await sql('select private.refresh_hotel_facts()');
  await sql('analyze');
}

/** The paths of hotel pages: `limit` of them, starting with number `from`, by id. */
export async function hotelPaths({ sql }, from, limit) {
  const rows = await sql(
    `select case hotel_type when 'corporate' then '/hotel_corp/' when 'alternative' then '/hotel_lazer/'
       else '/hotel/' end || slug as path
     from public.hotels where is_active order by id offset $1 limit $2`,
    [from, limit],
  );
  return rows.map(({ path }) => path);
}
