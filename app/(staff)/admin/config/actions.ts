'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { lastAuthor } from '@/lib/actions/last-author';
import type { Loaded } from '@/lib/actions/merge';
import { saveWithMerge } from '@/lib/actions/save-with-merge';
import { settingsChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { POSTGRES } from '@/lib/db/postgres-codes';
import { markLostImages } from '@/lib/media/lost-images';
import { subscriberInput } from '@/lib/newsletter/form';
import { NO_SETTINGS, settingsInput } from '@/lib/settings/form';
import { SETTINGS_COLUMNS } from '@/lib/settings/staff-queries';

/** The base of a form that found no settings, for when another person saved some first. */
const NEVER: Loaded = { version: '-infinity', base: NO_SETTINGS };

/**
 * Saves the one row of settings: creates it at the first save, and merges with what another administrator
 * saved meanwhile. For administrators. Answers with the stored row.
 */
export const saveSettings = adminAction({
  name: 'config.save',
  need: 'admin',
  schema: settingsInput,
  run: async ({ loaded, sent, fields }, { client }) => {
    const settings = () => client.from('general_config');
    const row = await markLostImages(client, { fields, loaded }, async () => {
      const first = loaded ? null : await settings().insert(fields).select(SETTINGS_COLUMNS);
      if (first?.error && first.error.code !== POSTGRES.uniqueViolation) throw first.error;
      const merge = { loaded: loaded ?? NEVER, sent, mine: fields };
      return (
        first?.data?.[0] ??
        saveWithMerge({
          ...merge,
          author: (version) => lastAuthor(client, 'general_config', '1', version),
          read: () => settings().select(SETTINGS_COLUMNS).eq('id', 1),
          update: (changed, version) =>
            settings()
              .update(changed)
              .eq('id', 1)
              .eq('updated_at', version)
              .select(SETTINGS_COLUMNS),
        })
      );
    });
    revalidate(settingsChange());
    return row;
  },
});

/** Whether an e-mail is on the newsletter's list, before it is asked whether to remove it for good. */
export const findSubscriber = adminAction({
  name: 'newsletter.find',
  need: 'admin',
  schema: subscriberInput,
  run: async ({ email }, { client }) => {
    const subscribers = client.from('newsletter_subscribers');
    const { data, error } = await subscribers.select('id').eq('email', email).limit(1);
    if (error) throw error;
    return { found: data.length > 0 };
  },
});

/** Takes somebody off the newsletter's list who asked the chain to; `removed`: whether they were on it. */
export const removeSubscriber = adminAction({
  name: 'newsletter.remove',
  need: 'admin',
  schema: subscriberInput,
  run: async ({ email }, { client }) => {
    const subscribers = client.from('newsletter_subscribers');
    const { data, error } = await subscribers.delete().eq('email', email).select('id');
    if (error) throw error;
    return { removed: data.length > 0 };
  },
});
