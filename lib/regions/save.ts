import 'server-only';
import type { z } from 'zod';
import { lastAuthor } from '@/lib/actions/last-author';
import { upsertRecord } from '@/lib/actions/save-with-merge';
import type { SessionClient } from '@/lib/db/session-client';
import type { regionInput } from './form';
import { REGION_COLUMNS } from './staff-queries';

/** Creates or updates a region. Resolves to the stored row; throws ActionError. */
export function saveRegionWithMerge(
  client: SessionClient,
  { id, loaded, sent, fields }: z.output<typeof regionInput>,
) {
  const regions = () => client.from('regions');
  return upsertRecord({
    loaded,
    sent,
    mine: fields,
    author: (version) => lastAuthor(client, 'regions', id, version),
    insert: () =>
      regions()
        .insert({ id, ...fields })
        .select(REGION_COLUMNS),
    update: (changed, version) =>
      regions().update(changed).eq('id', id).eq('updated_at', version).select(REGION_COLUMNS),
    read: () => regions().select(REGION_COLUMNS).eq('id', id),
  });
}
