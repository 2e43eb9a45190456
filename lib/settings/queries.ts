import 'server-only';
import { cache } from 'react';
import { lastKnownGood } from '@/lib/cache/last-known-good';
import { tags } from '@/lib/cache/tags';
import { optional } from '@/lib/db/optional';
import { publicClient } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import { NO_SITE_SETTINGS, readSiteSettings, type SiteSettings } from './model';

async function querySiteSettings(): Promise<SiteSettings> {
  const query = publicClient({ tags: [tags.settings] })
    .from('general_config')
    .select(
      `hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url, phone,
      whatsapp` as const,
      { count: 'exact' },
    )
    .limit(1);
  return runQuery('settings', query, readSiteSettings);
}

/**
 * Returns the site settings, read once per page. They are optional: if the query fails, that is
 * logged and the page uses the last known ones. If there are none, it goes without, and is for this
 * visitor only.
 */
export const getSiteSettings = cache(
  (): Promise<SiteSettings> =>
    optional(
      lastKnownGood('settings', querySiteSettings),
      NO_SITE_SETTINGS,
      'A page goes without the chain’s settings',
    ),
);
