import 'server-only';
import type { z } from 'zod';
import { ActionError } from '@/lib/actions/admin-action';
import type { SessionClient } from '@/lib/db/session-client';
import { roomNames } from '@/lib/hotels/choice-queries';
import type { offerInput } from './form';
import { roomOfOffer } from './offer-price';

/**
 * Refuses, at its field, a room that the hotel does not have. The one of the stored offer is accepted: it may
 * have been removed or renamed since. Throws an ActionError, and what a failed read throws.
 */
export async function checkRoom(
  client: SessionClient,
  { id, fields }: Pick<z.output<typeof offerInput>, 'id' | 'fields'>,
): Promise<void> {
  const { room_name: roomName, hotel_id: hotelId } = fields;
  if (roomName === null) return;
  const rooms = (await roomNames(client, hotelId)).map((name) => ({ name }));
  if (roomOfOffer({ roomName }, rooms)) return;
  const { data, error } = await client
    .from('hotel_packages')
    .select('id')
    .eq('id', id)
    .eq('hotel_id', hotelId)
    .eq('room_name', roomName);
  if (error) throw error;
  if (data.length === 0) throw new ActionError('invalid', { fields: { room_name: 'room' } });
}
