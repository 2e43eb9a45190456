import 'server-only';
import { z } from 'zod';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';
import { publicClient } from '@/lib/supabase/public';
import { read } from './failure';
import { tags } from './tags';

export type SiteConfig = {
  heroVideo: { desktop: string | null; mobile: string | null };
  lightLogo: string | null;
};

const row = z.object({
  hero_video_horizontal: z.unknown().transform(httpsUrl),
  hero_video_vertical: z.unknown().transform(httpsUrl),
  light_logo_url: z.unknown().transform(imageUrl),
});

const NOTHING: SiteConfig = { heroVideo: { desktop: null, mobile: null }, lightLogo: null };

/** The chain's settings; nothing set when the row does not exist yet. Throws ReadFailure. */
export async function siteConfig(): Promise<SiteConfig> {
  const query = publicClient({ tags: [tags.config] })
    .from('general_config')
    .select('hero_video_horizontal, hero_video_vertical, light_logo_url', { count: 'exact' })
    .limit(1);
  const [config] = await read('config', query, (data) => z.array(row).parse(data));
  if (!config) return NOTHING;
  return {
    heroVideo: { desktop: config.hero_video_horizontal, mobile: config.hero_video_vertical },
    lightLogo: config.light_logo_url,
  };
}

/** The chain's video is decoration: when the settings can't be read that is logged, no more. */
export async function chainVideo(): Promise<SiteConfig['heroVideo']> {
  try {
    return (await siteConfig()).heroVideo;
  } catch (error) {
    console.error('A page goes without the chain’s video:', error);
    return NOTHING.heroVideo;
  }
}
