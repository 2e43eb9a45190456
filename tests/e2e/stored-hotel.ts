import type { Page } from '@playwright/test';
import { restAsService } from './environment';

type Row = Record<string, unknown> & { id: string; name: string; slug: string };

type Stored = Row & { features: Record<string, unknown>; hotel_images: Record<string, unknown>[] };

/** A name that no other test gives a hotel. */
export const uniqueName = () => `Ipê Teste ${crypto.randomUUID().slice(0, 8)}`;

/** Creates a hotel for this test, with a key in its features that no form knows. */
export async function newHotel(more: Record<string, unknown> = {}): Promise<Row> {
  const features = { wifi: true, only_here: { kept: [1] }, history: 'Era uma vez.' };
  const body = { name: uniqueName(), location: 'Vila Teste, Bahia', price: 321, features, ...more };
  const [hotel] = await restAsService<Row>('hotels', { method: 'POST', body });
  if (!hotel) throw new Error('The hotel was not stored.');
  return hotel;
}

/** Changes a hotel without the open form knowing. */
export const changeHotel = (id: string, body: unknown) =>
  restAsService(`hotels?id=eq.${id}`, { method: 'PATCH', body });

/** The stored hotels that match a REST query. */
export async function storedHotels(query: string): Promise<Stored[]> {
  const rows = await restAsService<Stored>(
    `hotels?${query}&select=*,hotel_images(image_url,is_main)`,
  );
  // A number, or text with two decimals, depending on the server.
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

/** A tab of the form, by the name that it shows. */
export const formTab = (page: Page, name: string) => page.getByRole('tab', { name });

/** A room as the form stores it. */
export const room = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `Quarto ${id}`,
  price: 100,
  images: [],
  included_items: ['Café', 'Wi-Fi', 'Rede'],
  ...more,
});

/** The stored rooms of a hotel. */
export const roomsOf = (hotel?: Stored) => hotel?.features.rooms as Record<string, unknown>[];
