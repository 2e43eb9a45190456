/** The id of a hotel that does not exist yet. */
export const NEW = '70000000-0000-4000-8000-000000000001';

/** Ids of images that do not exist yet. */
export const PICTURE = {
  a: '71000000-0000-4000-8000-000000000001',
  b: '71000000-0000-4000-8000-000000000002',
};

/** An image in the form that save_hotel takes. */
export const picture = (id, more = {}) => ({
  id,
  image_url: `/art/${id}.webp`,
  is_main: false,
  ...more,
});

/** The fields of a new hotel, without a slug. */
export const FIELDS = { name: 'Ipê Novo', slug: '', location: 'Rio', features: { wifi: true } };

/** Reads a stored hotel. Undefined if there is none. */
export const hotel = async (sql, id) =>
  (await sql('select * from public.hotels where id = $1', [id]))[0];

/** Reads the stored images of a hotel. */
export const pictures = (sql, id) =>
  sql('select * from public.hotel_images where hotel_id = $1 order by id', [id]);

/** Reads the version of a stored hotel. */
export const versionOf = async (sql, id) => {
  const [row] = await sql('select updated_at::text as version from public.hotels where id = $1', [
    id,
  ]);
  return row.version;
};

/** Everything that a save could have changed, as JSON. */
export const everything = async (sql) =>
  JSON.stringify([
    await sql('select * from public.hotels order by id'),
    await sql('select * from public.hotel_images order by id'),
    await sql('select id from public.audit_log order by id'),
  ]);

const CALL = 'select public.save_hotel($1, $2, $3, $4) as saved';
/** The statement that saves a hotel, with its parameters. */
export const call = (hotel, fields, pictures, version = null) => [
  CALL,
  [hotel, JSON.stringify(fields), JSON.stringify(pictures), version],
];
