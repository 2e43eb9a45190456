'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { settingsChange } from '@/lib/changes/describe';
import { revalidate } from '@/lib/changes/revalidate';
import { markLostImages } from '@/lib/media/lost-images';
import { subscriberInput } from '@/lib/newsletter/form';
import { settingsInput } from '@/lib/settings/form';
import { saveSettingsWithMerge as save } from '@/lib/settings/save';

/**
 * Saves the single row of settings: creates it on the first save, and merges it with what another
 * administrator saved meanwhile. For administrators. Returns the stored row.
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

/**
 * Whether an e-mail is on the newsletter's list, checked before asking to remove it permanently.
 */
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

/**
 * Removes a person from the newsletter's list at their request. `removed`: whether they were on it.
 */
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
