'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { settingsChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { markLostImages } from '@/lib/media/lost-images';
import { subscriberInput } from '@/lib/newsletter/form';
import { settingsInput } from '@/lib/settings/form';
import { saveSettingsWithMerge as save } from '@/lib/settings/save';

/**
 * Saves the one row of settings: creates it at the first save, and merges with what another administrator
 * saved meanwhile. For administrators. Answers with the stored row.
 */
export const saveSettings = adminAction({
  name: 'config.save',
  need: 'admin',
  schema: settingsInput,
  run: async (input, { client }) => {
    const row = await markLostImages(client, input, () => save(client, input));
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
