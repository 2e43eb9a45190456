'use server';

import { z } from 'zod';
import { adminAction, oneRow } from '@/lib/actions/admin-action';
import { publish } from '@/lib/actions/publish';
import { insertOnce, saveRow } from '@/lib/actions/save-row';
import { hotelAddressesOf, OFFER_COLUMNS, readAdminOffers } from '@/lib/data/admin/packages';
import { tags } from '@/lib/data/tags';
import { isUuid } from '@/lib/format/slug';
import { offerInput } from '@/lib/schemas/offer-form';
import { hotelPath } from '@/lib/seo/hotel-path';
import { offerPath } from '@/lib/seo/offer-path';
import type { SessionClient } from '@/lib/supabase/session';
import messages from '@/messages/pt-BR.json';

const { errors } = messages.adminPackages;

type Shown = { id: string; name: string; hotel_id: string };

/** Every page that shows one of these offers: as it was, and as it is. */
async function publishOffers(client: SessionClient, offers: Shown[]): Promise<void> {
  const hotels = await hotelAddressesOf(client, [...new Set(offers.map((o) => o.hotel_id))]).catch(
    // The offer is saved. Its hotel's page is rendered anew by the tag, only not ahead of its visitor.
    () => [],
  );
  publish(
    [tags.packages],
    [...offers.map(offerPath), ...hotels.map(hotelPath), '/', '/deals', '/sitemap', '/sitemap.xml'],
  );
}

const SHOWN = 'id, name, hotel_id';

export const saveOffer = adminAction({
  name: 'offer.save',
  need: 'staff',
  schema: offerInput,
  failed: errors.save,
  run: async ({ id, loaded, fields }, { client }) => {
    const offers = () => client.from('hotel_packages');
    // As the form knows them: numbers are numbers, so that nothing seems changed that is not.
    const read = async () => {
      const { data, error } = await offers().select(OFFER_COLUMNS).eq('id', id);
      return { data: data && readAdminOffers(data), error };
    };
    const row = loaded
      ? await saveRow({
          loaded,
          mine: fields,
          read,
          update: (changed, version) =>
            offers().update(changed).eq('id', id).eq('updated_at', version).select(OFFER_COLUMNS),
        })
      : await insertOnce({
          insert: () =>
            offers()
              .insert({ id, ...fields })
              .select(OFFER_COLUMNS),
          read,
        });
    const { name, hotel_id } = loaded?.base ?? {};
    const before = typeof name === 'string' && isUuid(hotel_id) ? [{ id, name, hotel_id }] : [];
    const [now] = readAdminOffers([row]);
    await publishOffers(client, now ? [now, ...before] : before);
    return now ?? row;
  },
});

export const toggleOffer = adminAction({
  name: 'offer.toggle',
  need: 'staff',
  schema: z.object({ id: z.uuid(), isActive: z.boolean() }),
  failed: errors.toggle,
  run: async ({ id, isActive }, { client }) => {
    const query = client.from('hotel_packages').update({ is_active: isActive }).eq('id', id);
    await publishOffers(client, [await oneRow(query.select(SHOWN))]);
    return null;
  },
});

export const removeOffer = adminAction({
  name: 'offer.remove',
  need: 'admin',
  schema: z.object({ id: z.uuid() }),
  forbidden: errors.onlyAdmins,
  failed: errors.remove,
  run: async ({ id }, { client }) => {
    const query = client.from('hotel_packages').delete().eq('id', id);
    await publishOffers(client, [await oneRow(query.select(SHOWN))]);
    return null;
  },
});
