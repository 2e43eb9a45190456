import 'server-only';
import type { z } from 'zod';
import { upsertRecord } from '@/lib/actions/save-with-merge';
import type { SessionClient } from '@/lib/db/session-client';
import type { regionInput } from './form';
import { REGION_COLUMNS } from './staff-queries';

/** Creates or updates a region. Resolves to the stored row; throws ActionError. */
export function saveRegionWithMerge(client: SessionClient, input: z.output<typeof regionInput>) {
  const { id, fields } = input;
  const regions = () => client.from('regions');
  return upsertRecord({
    ...{ client, table: 'regions', ...input },
    insert: () =>
      regions()
        .insert({ id, ...fields })
        .select(REGION_COLUMNS),
    update: (changed, version) =>
      regions().update(changed).eq('id', id).eq('updated_at', version).select(REGION_COLUMNS),
    read: () => regions().select(REGION_COLUMNS).eq('id', id),
  });
}
