'use server';

import { adminAction, oneRow } from '@/lib/actions/admin-action';
import { removalInput, switchInput } from '@/lib/actions/record';
import { upsertRecord } from '@/lib/actions/save-with-merge';
import { regionChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { removalOf } from '@/lib/history/removal';
import { regionInput } from '@/lib/regions/form';
import { REGION_COLUMNS } from '@/lib/regions/staff-queries';

export const saveRegion = adminAction({
  name: 'region.save',
  need: 'staff',
  schema: regionInput,
  run: async ({ id, loaded, sent, fields }, { client }) => {
    const regions = () => client.from('regions');
    const row = await upsertRecord({
      loaded,
      sent,
      mine: fields,
      insert: () =>
        regions()
          .insert({ id, ...fields })
          .select(REGION_COLUMNS),
      update: (changed, version) =>
        regions().update(changed).eq('id', id).eq('updated_at', version).select(REGION_COLUMNS),
      read: () => regions().select(REGION_COLUMNS).eq('id', id),
    });
    revalidate(await regionChange(client, id));
    return row;
  },
});

export const toggleRegion = adminAction({
  name: 'region.toggle',
  need: 'staff',
  schema: switchInput,
  run: async ({ id, version, isActive }, { client }) => {
    const rows = client.from('regions').update({ is_active: isActive });
    const query = rows.eq('id', id).eq('updated_at', version);
    await oneRow(query.select('id'));
    revalidate(await regionChange(client, id));
    return null;
  },
});

export const removeRegion = adminAction({
  name: 'region.remove',
  need: 'admin',
  schema: removalInput,
  run: async ({ id, version }, { client }) => {
    const change = await regionChange(client, id);
    const query = client.from('regions').delete().eq('id', id).eq('updated_at', version);
    await oneRow(query.select('id'));
    revalidate(change);
    return removalOf(client, 'regions', id);
  },
});
