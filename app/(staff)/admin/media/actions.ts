'use server';

import { ActionError } from '@/lib/actions/action-error';
import { adminAction } from '@/lib/actions/admin-action';
import { lastChange } from '@/lib/actions/one-version';
import { removalInput } from '@/lib/actions/record';
import { mediaChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { mediaInput } from '@/lib/media/form';
import { saveMediaWithMerge as save } from '@/lib/media/save';
import { removeUnready } from '@/lib/media/upload-image';

/**
 * Saves the alternative text of an image of the library, for every page that uses it. For staff. An
 * image whose upload or removal is incomplete counts as gone: `conflict`.
 */
export const saveMedia = adminAction({
  name: 'media.save',
  need: 'staff',
  schema: mediaInput,
  run: async (input, { client }) => {
    const row = await save(client, input);
    revalidate(await mediaChange(client, input.id));
    return row;
  },
});

/**
 * Marks the image as unready first, which the database refuses while it is in use; then removes its
 * files, then its record. An interrupted removal is completed by the next try or after an upload. From
 * the first step on no record can begin to use the image, so no page names a missing one.
 */
export const removeMedia = adminAction({
  name: 'media.remove',
  need: 'staff',
  schema: removalInput,
  run: async ({ id, version }, { client, profile }) => {
    const images = () => client.from('media_files');
    const { error } = await images()
      .update({ is_ready: false })
      .eq('id', id)
      .eq('updated_at', version)
      .eq('is_ready', true);
    if (error) throw error;
    const { data, error: failed } = await images()
      .select('id, width')
      .eq('id', id)
      .eq('is_ready', false);
    if (failed) throw failed;
    const [image] = data;
    if (!image) {
      const changed = await lastChange({ client, profile, table: 'media_files', id });
      throw new ActionError('conflict', { changed });
    }
    await removeUnready(client, image);
    return null;
  },
});
