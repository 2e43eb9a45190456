'use server';

import { ActionError } from '@/lib/actions/action-error';
import { adminAction } from '@/lib/actions/admin-action';
import { checkAffected } from '@/lib/actions/check-affected';
import { oneVersion } from '@/lib/actions/one-version';
import { removalInput, switchInput } from '@/lib/actions/record';
import { mayEditHotel } from '@/lib/auth/roles';
import { HOTEL_STATE, hotelChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { removalOf } from '@/lib/history/removal';
import { hotelInput } from '@/lib/hotels/form';
import { saveHotelWithMerge as save } from '@/lib/hotels/save';
import { markLostImages } from '@/lib/media/lost-images';

/**
 * Creates or updates a hotel, including its images. For staff; row policies let a limited editor
 * save only their own hotels and create none. Returns the stored hotel and its new version.
 */
export const saveHotel = adminAction({
  name: 'hotel.save',
  need: 'staff',
  schema: hotelInput,
  run: async (input, { client, profile }) => {
    // A row policy would hide the hotel, as if it were gone.
    if (!mayEditHotel(profile, input.id)) throw new ActionError('denied');
    // An image's caption and subject also carry its URL, but have no URL field.
    const sent = { ...input, fields: { ...input.fields, gallery_details: [] } };
    const { saved, states } = await markLostImages(client, sent, () => save(client, input));
    revalidate(await hotelChange(client, states));
    return saved;
  },
});

/** Shows a hotel on the site or takes it off. For staff, within an editor's hotels. */
export const toggleHotel = adminAction({
  name: 'hotel.toggle',
  need: 'staff',
  schema: switchInput,
  run: async ({ id, version, isActive }, { client, profile }) => {
    const rows = client.from('hotels').update({ is_active: isActive });
    const query = rows.eq('id', id).eq('updated_at', version).select(HOTEL_STATE);
    const row = await oneVersion({ client, profile, table: 'hotels', id }, query);
    revalidate(await hotelChange(client, [row]));
    return null;
  },
});

/**
 * Removes a hotel and, with it, its offers. For administrators. Refused with `conflict` if the
 * version is not current, and with `affects-more` if it has more offers than stated. Returns what
 * restores it (see Removal).
 */
export const removeHotel = adminAction({
  name: 'hotel.remove',
  need: 'admin',
  schema: removalInput,
  run: async ({ id, version, affected }, { client, profile }) => {
    const offers = client.from('hotel_packages').select('id', { count: 'exact' });
    await checkAffected(offers.eq('hotel_id', id), affected);
    const target = { client, profile, table: 'hotels', id } as const;
    const before = await oneVersion(target, client.from('hotels').select(HOTEL_STATE).eq('id', id));
    const change = await hotelChange(client, [before]);
    const query = client.from('hotels').delete().eq('id', id).eq('updated_at', version);
    await oneVersion(target, query.select('id'));
    revalidate(change);
    return removalOf(client, 'hotels', id);
  },
});
