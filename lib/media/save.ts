import 'server-only';
import type { z } from 'zod';
import { saveWithMerge } from '@/lib/actions/save-with-merge';
import type { SessionClient } from '@/lib/db/session-client';
import type { mediaInput } from './form';
import { MEDIA_COLUMNS } from './staff-queries';

/**
 * Saves an image's alternative text. An image whose upload or removal is incomplete counts as gone.
 * Resolves to the stored row; throws ActionError.
 */
export function saveMediaWithMerge(client: SessionClient, input: z.output<typeof mediaInput>) {
  const { id } = input;
  const images = () => client.from('media_files');
  return saveWithMerge({
    ...{ client, table: 'media_files', ...input },
    read: () => images().select(MEDIA_COLUMNS).eq('id', id).eq('is_ready', true),
    update: (changed, version) =>
      images()
        .update(changed)
        .eq('id', id)
        .eq('updated_at', version)
        .eq('is_ready', true)
        .select(MEDIA_COLUMNS),
  });
}
