'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { checkAffected } from '@/lib/actions/check-affected';
import { oneVersion } from '@/lib/actions/one-version';
import { removalInput, switchInput } from '@/lib/actions/record';
import { regionChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { removalOf } from '@/lib/history/removal';
import { regionInput } from '@/lib/regions/form';
import { saveRegionWithMerge as save } from '@/lib/regions/save';

/**
 * Creates or updates a region. For all staff, including limited editors. Returns the stored row.
 */
export const saveRegion = adminAction({
  name: 'region.save',
  need: 'staff',
  schema: regionInput,
  run: async (input, { client }) => {
    const row = await save(client, input);
    revalidate(await regionChange(client, input.id));
    return row;
  },
});

/** Shows or hides a region on the site; its hotels are unaffected. For all staff. */
export const toggleRegion = adminAction({
  name: 'region.toggle',
  need: 'staff',
  schema: switchInput,
  run: async ({ id, version, isActive }, { client, profile }) => {
    const rows = client.from('regions').update({ is_active: isActive });
    const query = rows.eq('id', id).eq('updated_at', version).select('id');
    await oneVersion({ client, profile, table: 'regions', id }, query);
    revalidate(await regionChange(client, id));
    return null;
  },
});

/**
 * Removes a region; its hotels remain, without a region. For administrators. Refused with
 * `conflict` if the version is not current, and with `affects-more` if it has more hotels than
 * stated. Returns what restores it (see Removal).
 */
export const removeRegion = adminAction({
  name: 'region.remove',
  need: 'admin',
  schema: removalInput,
  run: async ({ id, version, affected }, { client, profile }) => {
    const hotels = client.from('hotels').select('id', { count: 'exact' });
    await checkAffected(hotels.eq('region_id', id), affected);
    const change = await regionChange(client, id);
    const query = client.from('regions').delete().eq('id', id).eq('updated_at', version);
    await oneVersion({ client, profile, table: 'regions', id }, query.select('id'));
    revalidate(change);
    return removalOf(client, 'regions', id);
  },
});
