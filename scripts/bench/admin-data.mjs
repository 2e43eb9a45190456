export const HOTELS = 2_000;
export const OFFERS = 10_000;
const ROOMS = 40;
/** A name that sorts first and that no other search finds. */
const BIG_HOTEL = 'AAA Quarenta Quartos';

/** Inserts the data of a large chain; one hotel has forty rooms. Resolves to that hotel's row. */
export async function populate({ sql }) {
  await sql(
    `insert into public.hotels (name, location, price, hotel_type, description)
     select 'Hotel ' || i, 'Cidade ' || i % 200, 100 + i % 900,
       (array['standard', 'corporate', 'alternative'])[1 + i % 3], repeat('Descrição. ', 40)
     from generate_series(1, $1::int) i`,
    [HOTELS],
  );
  await sql(
    `insert into public.hotel_packages (hotel_id, name, price, description)
     select h.id, 'Oferta ' || i, i % 3000, repeat('Texto da oferta. ', 10)
     from generate_series(1, $1::int) i
     join (select id, row_number() over (order by id) n from public.hotels where name like 'Hotel %') h
       on h.n = 1 + i % $2::int`,
    [OFFERS, HOTELS],
  );
  const rooms = Array.from({ length: ROOMS }, (_, i) => ({
    name: `Quarto ${i + 1}`,
    description: 'Varanda, rede e janela para o quintal. '.repeat(5),
    price: 300 + i,
    images: Array.from({ length: 5 }, () => '/art/quarto-mar.webp'),
    included_items: Array.from({ length: 10 }, (_, item) => `Item ${item + 1}`),
  }));
  const [hotel] = await sql(
    `insert into public.hotels (name, location, price, features)
     values ($1, 'Vila', 300, $2::jsonb) returning id, slug`,
    [BIG_HOTEL, JSON.stringify({ rooms })],
  );
  return hotel;
}
