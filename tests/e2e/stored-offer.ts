import { restAsService } from './environment';

type Row = Record<string, unknown> & { id: string; name: string; updated_at: string };

/** A seeded, active hotel; no test changes it. */
export const HOTEL = { id: 'b0000000-0000-4000-8000-000000000003', name: 'Ipê Curitiba Batel' };

/** A name that no other test gives an offer. */
export const newName = () => `Oferta ${crypto.randomUUID().slice(0, 8)}`;

/** Creates an offer for this test, with a unique name. */
export async function newOffer(more: Record<string, unknown> = {}): Promise<Row> {
  const body = { name: newName(), hotel_id: HOTEL.id, price: 890, ...more };
  const [offer] = await restAsService<Row>('hotel_packages', { method: 'POST', body });
  if (!offer) throw new Error('The offer was not stored.');
  return offer;
}

/** The offers of this name. */
export const named = (name: string) =>
  restAsService<Row>(`hotel_packages?name=eq.${encodeURIComponent(name)}`);

/** The offer with this id; undefined if it is gone. */
export const stored = async (id: string) =>
  (await restAsService<Row>(`hotel_packages?id=eq.${id}`))[0];

/** The URL of the list with only the offer of this name in it. */
export const listOf = (name: string) => `/admin/packages?q=${encodeURIComponent(name)}`;
