'use server';

import { fieldError } from '@/lib/actions/action-error';
import { adminAction } from '@/lib/actions/admin-action';
import { oneVersion } from '@/lib/actions/one-version';
import { removalInput, switchInput } from '@/lib/actions/record';
import { mayEditHotel } from '@/lib/auth/roles';
import { OFFER_STATE, offerChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { isUuid } from '@/lib/format/slug';
import { removalOf } from '@/lib/history/removal';
import { markLostImages } from '@/lib/media/lost-images';
import { offerInput } from '@/lib/offers/form';
import { saveOfferWithMerge as save } from '@/lib/offers/save';
import { readAdminOffers } from '@/lib/offers/staff-queries';

/**
 * Creates or updates an offer. For staff, within an editor's hotels. Where its name or hotel
 * changes, pages that show the former one are revalidated as well. A hotel that is not theirs and a
 * room that the hotel does not have are refused at their fields. Answers with the stored offer as
 * the form knows it.
 */
export const saveOffer = adminAction({
  name: 'offer.save',
  need: 'staff',
  schema: offerInput,
  run: async (input, { client, profile }) => {
    const { id, loaded, fields } = input;
    // A row policy would hide the offer, as if it were gone.
    if (!mayEditHotel(profile, fields.hotel_id)) {
      throw fieldError<typeof fields>('hotel_id', 'notYours');
    }
    const row = await markLostImages(client, input, () => save(client, input));
    const { name, hotel_id } = loaded?.base ?? {};
    const before = typeof name === 'string' && isUuid(hotel_id) ? [{ id, name, hotel_id }] : [];
    const [now] = readAdminOffers([row]);
    revalidate(await offerChange(client, now ? [now, ...before] : before));
    return now ?? row;
  },
});

/**
 * Switches an offer on or off; while it is on, its dates decide whether visitors see it. For staff, within an
 * editor's hotels.
 */
export const toggleOffer = adminAction({
  name: 'offer.toggle',
  need: 'staff',
  schema: switchInput,
  run: async ({ id, version, isActive }, { client, profile }) => {
    const rows = client.from('hotel_packages').update({ is_active: isActive });
    const query = rows.eq('id', id).eq('updated_at', version).select(OFFER_STATE);
    const row = await oneVersion({ client, profile, table: 'hotel_packages', id }, query);
    revalidate(await offerChange(client, [row]));
    return null;
  },
});

/**
 * Removes an offer. For administrators. Refused with `conflict` if the version is not current.
 * Returns what restores it (see Removal).
 */
export const removeOffer = adminAction({
  name: 'offer.remove',
  need: 'admin',
  schema: removalInput,
  run: async ({ id, version }, { client, profile }) => {
    const offers = client.from('hotel_packages');
    const query = offers.delete().eq('id', id).eq('updated_at', version).select(OFFER_STATE);
    const row = await oneVersion({ client, profile, table: 'hotel_packages', id }, query);
    revalidate(await offerChange(client, [row]));
    return removalOf(client, 'packages', id);
  },
});
