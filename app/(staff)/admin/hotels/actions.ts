'use server';

import { adminAction, oneRow } from '@/lib/actions/admin-action';
import { offerPagesOf, PUBLISHED_HOTEL, publishHotel } from '@/lib/actions/publish-hotel';
import { recordInput, switchInput } from '@/lib/actions/record';
import { hotelInput } from '@/lib/hotels/form';
import { saveHotel as save } from '@/lib/hotels/save';

export const saveHotel = adminAction({
  name: 'hotel.save',
  need: 'staff',
  schema: hotelInput,
  run: async (input, { client }) => {
    const { saved, states } = await save(client, input);
    await publishHotel(client, states);
    return saved;
  },
});

export const toggleHotel = adminAction({
  name: 'hotel.toggle',
  need: 'staff',
  schema: switchInput,
  run: async ({ id, isActive }, { client }) => {
    const query = client.from('hotels').update({ is_active: isActive }).eq('id', id);
    await publishHotel(client, [await oneRow(query.select(PUBLISHED_HOTEL))]);
    return null;
  },
});

export const removeHotel = adminAction({
  name: 'hotel.remove',
  need: 'admin',
  schema: recordInput,
  run: async ({ id }, { client }) => {
    const offers = await offerPagesOf(client, id);
    const query = client.from('hotels').delete().eq('id', id);
    await publishHotel(client, [await oneRow(query.select(PUBLISHED_HOTEL))], offers);
    return null;
  },
});
