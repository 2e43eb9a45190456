import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { markGap } from '@/lib/data/miss';
import { publicClient } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';

export type SiteSettings = {
  heroVideo: { desktop: string | null; mobile: string | null };
  /** As stored: whoever paints with it answers for odd values (lib/format/primary-color.ts). */
  primaryColor: string | null;
  /** By the ground that they are made for: light on dark, dark on light. */
  logos: { light: string | null; dark: string | null };
};

const row = z.object({
  hero_video_horizontal: z.unknown().transform(httpsUrl),
  hero_video_vertical: z.unknown().transform(httpsUrl),
  primary_color: z.string().nullish().catch(null),
  light_logo_url: z.unknown().transform(imageUrl),
  dark_logo_url: z.unknown().transform(imageUrl),
});

/** What a chain has that set nothing. */
const NOTHING: SiteSettings = {
  heroVideo: { desktop: null, mobile: null },
  primaryColor: null,
  logos: { light: null, dark: null },
};

/** The chain's settings; nothing set when the row does not exist yet. Throws QueryError. */
async function readSiteSettings(): Promise<SiteSettings> {
  const query = publicClient({ tags: [tags.settings] })
    .from('general_config')
    .select(
      'hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url',
      { count: 'exact' },
    )
    .limit(1);
  const [config] = await runQuery('settings', query, (data) => z.array(row).parse(data));
  if (!config) return NOTHING;
  return {
    heroVideo: { desktop: config.hero_video_horizontal, mobile: config.hero_video_vertical },
    primaryColor: config.primary_color ?? null,
    logos: { light: config.light_logo_url, dark: config.dark_logo_url },
  };
}

/**
 * The settings as every page of the site uses them, read once per page. They are decoration: where
 * they can't be read that is logged, and the visitor gets the page without them. Such a page is
 * never kept.
 */
export const getSiteSettings = cache(async (): Promise<SiteSettings> => {
  try {
    return await readSiteSettings();
  } catch (error) {
    console.error('A page goes without the chain’s settings:', error);
    await markGap();
    return NOTHING;
  }
});
