import { restAsService } from './environment';

export type Row = Record<string, unknown> & { id: string; name: string; slug: string };

/** Seeded; no test here changes it. */
const REGION = 'Bahia';

export const HOSTILE =
  '<img src=x onerror="window.hit=1"> "aspas" & </script><script>hit=1</script>';

export const room = (more: object = {}) => ({
  name: 'Suíte Jardim',
  description: HOSTILE,
  price: 300,
  capacity: 2,
  images: ['/art/quarto-mar.webp'],
  included_items: ['Café da manhã'],
  ...more,
});

/** Creates a hotel with a room, two images and an offer for today. */
export async function newHotel() {
  const name = `Ipê Passado ${crypto.randomUUID().slice(0, 8)}`;
  const [region] = await restAsService<Row>(`regions?name=eq.${encodeURIComponent(REGION)}`);
  const body = {
    name,
    location: 'Vila Teste, Bahia',
    price: 321,
    region_id: region?.id,
    features: { rooms: [room()], phone: '+55 71 0000-0000' },
  };
  const [hotel] = await restAsService<Row>('hotels', { method: 'POST', body });
  if (!hotel) throw new Error('The hotel was not stored.');
  await restAsService('hotel_images', {
    method: 'POST',
    body: [
      { hotel_id: hotel.id, image_url: '/art/salvador.webp', is_main: true },
      { hotel_id: hotel.id, image_url: '/art/piscina.webp', is_main: false },
    ],
  });
  const [offer] = await restAsService<Row>('hotel_packages', {
    method: 'POST',
    body: { hotel_id: hotel.id, name: `Oferta de ${name}`, price: 890 },
  });
  if (!offer) throw new Error('The offer was not stored.');
  return { hotel, offer };
}

export const stored = async (id: string) => (await restAsService<Row>(`hotels?id=eq.${id}`))[0];
