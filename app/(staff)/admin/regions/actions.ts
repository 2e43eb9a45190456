'use server';

import { z } from 'zod';
import { adminAction, oneRow } from '@/lib/actions/admin-action';
import { publish } from '@/lib/actions/publish';
import { insertOnce, saveRow } from '@/lib/actions/save-row';
import { REGION_COLUMNS } from '@/lib/data/admin/regions';
import { tags } from '@/lib/data/tags';
import { regionInput } from '@/lib/schemas/region-form';
import messages from '@/messages/pt-BR.json';

const { errors } = messages.adminRegions;

/** Every page that names regions. */
const publishRegion = (id: string) =>
  publish(
    [tags.regions, tags.hotels],
    ['/', '/destinations', '/hotels', `/hotels?region=${id}`, '/about', '/sitemap'],
  );

export const saveRegion = adminAction({
  name: 'region.save',
  need: 'staff',
  schema: regionInput,
  failed: errors.save,
  run: async ({ id, loaded, fields }, { client }) => {
    const regions = () => client.from('regions');
    const read = () => regions().select(REGION_COLUMNS).eq('id', id);
    const row = loaded
      ? await saveRow({
          loaded,
          mine: fields,
          read,
          update: (changed, version) =>
            regions().update(changed).eq('id', id).eq('updated_at', version).select(REGION_COLUMNS),
        })
      : await insertOnce({
          insert: () =>
            regions()
              .insert({ id, ...fields })
              .select(REGION_COLUMNS),
          read,
        });
    publishRegion(id);
    return row;
  },
});

export const toggleRegion = adminAction({
  name: 'region.toggle',
  need: 'staff',
  schema: z.object({ id: z.uuid(), isActive: z.boolean() }),
  failed: errors.toggle,
  run: async ({ id, isActive }, { client }) => {
    const query = client.from('regions').update({ is_active: isActive }).eq('id', id);
    await oneRow(query.select('id'));
    publishRegion(id);
    return null;
  },
});

export const removeRegion = adminAction({
  name: 'region.remove',
  need: 'admin',
  schema: z.object({ id: z.uuid() }),
  forbidden: errors.onlyAdmins,
  failed: errors.remove,
  run: async ({ id }, { client }) => {
    await oneRow(client.from('regions').delete().eq('id', id).select('id'));
    publishRegion(id);
    return null;
  },
});
