import 'server-only';
import type { z } from 'zod';
import { fieldError } from '@/lib/actions/action-error';
import type { SessionClient } from '@/lib/db/session-client';
import { roomNames } from '@/lib/hotels/choice-queries';
import type { offerInput } from './form';
import { roomOfOffer } from './offer-price';

type Offer = z.output<typeof offerInput>;

/**
 * Throws an ActionError at the room's field if the hotel does not have the room that is about to be
 * written. Accepts the room of the stored offer and the one the form was loaded with: it may have
 * been removed or renamed since. Also throws the error of a failed read.
 */
export async function checkRoom(
  client: SessionClient,
  { id, loaded }: Pick<Offer, 'id' | 'loaded'>,
  { room_name: roomName, hotel_id: hotelId }: Pick<Offer['fields'], 'room_name' | 'hotel_id'>,
): Promise<void> {
  if (roomName === null) return;
  const { base } = loaded ?? {};
  if (base?.room_name === roomName && base.hotel_id === hotelId) return;
  const rooms = (await roomNames(client, hotelId)).map((name) => ({ name }));
  if (roomOfOffer({ roomName }, rooms)) return;
  const { data, error } = await client
    .from('hotel_packages')
    .select('id')
    .eq('id', id)
    .eq('hotel_id', hotelId)
    .eq('room_name', roomName);
  if (error) throw error;
  if (data.length === 0) throw fieldError<Offer['fields']>('room_name', 'room');
}
