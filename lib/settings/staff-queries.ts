import 'server-only';
import { z } from 'zod';
import { readCount } from '@/lib/db/count';
import type { SessionClient } from '@/lib/db/session-client';

/** The columns of StaffSettings, also for the answer to a write. */
export const SETTINGS_COLUMNS =
  `hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url, phone,
  whatsapp, updated_at` as const;

const row = z.object({
  hero_video_horizontal: z.string().nullable(),
  hero_video_vertical: z.string().nullable(),
  primary_color: z.string(),
  light_logo_url: z.string().nullable(),
  dark_logo_url: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  updated_at: z.string(),
});

/** The chain's settings as an administrator edits them; `updated_at` is their version. */
export type StaffSettings = z.infer<typeof row>;

/** Returns the only row of settings; null if there is none yet. Throws on any failure. */
export async function getStaffSettings(client: SessionClient): Promise<StaffSettings | null> {
  const { data, error, count } = await client
    .from('general_config')
    .select(SETTINGS_COLUMNS, { count: 'exact' })
    .limit(1);
  if (error) throw error;
  // Only an empty list with the database's own count means 'never saved'; a proxy's does not.
  readCount({ count });
  const [config] = z.array(row).parse(data);
  return config ?? null;
}
