'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { lastAuthor } from '@/lib/actions/last-author';
import { oneVersion } from '@/lib/actions/one-version';
import { removalInput, switchInput } from '@/lib/actions/record';
import { upsertRecord } from '@/lib/actions/save-with-merge';
import { OFFER_STATE, offerChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { isUuid } from '@/lib/format/slug';
import { removalOf } from '@/lib/history/removal';
import { markLostImages } from '@/lib/media/lost-images';
import { checkRoom } from '@/lib/offers/check-room';
import { offerInput } from '@/lib/offers/form';
import { OFFER_FORM_COLUMNS, readAdminOffers } from '@/lib/offers/staff-queries';

/**
 * Creates or updates an offer. For staff, within an editor's hotels. Where its name or hotel changes,
 * pages that show the former one are revalidated as well. A room that the hotel does not have is refused at
 * its field. Answers with the stored offer as the form knows it.
 */
export const saveOffer = adminAction({
  name: 'offer.save',
  need: 'staff',
  schema: offerInput,
  run: async ({ id, loaded, sent, fields }, { client }) => {
    const offers = () => client.from('hotel_packages');
    // As the form knows them: numbers are numbers, so that nothing seems changed that is not.
    const read = async () => {
      const { data, error } = await offers().select(OFFER_FORM_COLUMNS).eq('id', id);
      return { data: data && readAdminOffers(data), error };
    };
    const offer = { id, loaded };
    const save = () =>
      upsertRecord({
        loaded,
        sent,
        mine: fields,
        author: (version) => lastAuthor(client, 'hotel_packages', id, version),
        insert: async () => {
          await checkRoom(client, offer, fields);
          return offers()
            .insert({ id, ...fields })
            .select(OFFER_FORM_COLUMNS);
        },
        update: async (changed, version) => {
          await checkRoom(client, offer, changed);
          return offers()
            .update(changed)
            .eq('id', id)
            .eq('updated_at', version)
            .select(OFFER_FORM_COLUMNS);
        },
        read,
      });
    const row = await markLostImages(client, { fields, loaded }, save);
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
 * Removes an offer. For administrators. Refused with `conflict` where the version is not the current one.
 * Answers with what restores it (see Removal).
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
