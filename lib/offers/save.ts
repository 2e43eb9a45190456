import 'server-only';
import type { z } from 'zod';
import { upsertRecord } from '@/lib/actions/save-with-merge';
import type { SessionClient } from '@/lib/db/session-client';
import { checkRoom } from './check-room';
import type { offerInput } from './form';
import { OFFER_FORM_COLUMNS, readAdminOffers } from './staff-queries';

/**
 * Creates or updates an offer. A room that the hotel does not have is refused at its field. Resolves to the
 * stored row; throws ActionError.
 */
export function saveOfferWithMerge(client: SessionClient, input: z.output<typeof offerInput>) {
  const { id, fields } = input;
  const offers = () => client.from('hotel_packages');
  return upsertRecord({
    ...{ client, table: 'hotel_packages', ...input },
    insert: async () => {
      await checkRoom(client, input, fields);
      return offers()
        .insert({ id, ...fields })
        .select(OFFER_FORM_COLUMNS);
    },
    update: async (changed, version) => {
      await checkRoom(client, input, changed);
      return offers()
        .update(changed)
        .eq('id', id)
        .eq('updated_at', version)
        .select(OFFER_FORM_COLUMNS);
    },
    // As the form has them: numbers as numbers, so that unchanged values compare equal.
    read: async () => {
      const { data, error } = await offers().select(OFFER_FORM_COLUMNS).eq('id', id);
      return { data: data && readAdminOffers(data), error };
    },
  });
}
