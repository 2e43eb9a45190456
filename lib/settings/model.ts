import { z } from 'zod';
import { storedWhatsappNumber } from '@/lib/booking/whatsapp';
import { anyColumn, imageColumn, textColumn } from '@/lib/db/rows';
import { httpsUrl } from '@/lib/security/safe-url';

export type SiteSettings = {
  heroVideo: { desktop: string | null; mobile: string | null };
  /** As stored; lib/format/primary-color.ts replaces malformed values. */
  primaryColor: string | null;
  /** By the background they are made for: the light one for dark, the dark one for light. */
  logos: { light: string | null; dark: string | null };
  contact: ChainContact;
};

/** How to reach the chain: a phone number as people write it, and the digits WhatsApp dials. */
export type ChainContact = { phone: string | null; whatsapp: string | null };

const row = z.object({
  hero_video_horizontal: z.unknown().transform(httpsUrl),
  hero_video_vertical: z.unknown().transform(httpsUrl),
  primary_color: z.string().nullish().catch(null),
  light_logo_url: imageColumn,
  dark_logo_url: imageColumn,
  phone: textColumn,
  whatsapp: anyColumn.transform((value) =>
    typeof value === 'string' ? storedWhatsappNumber(value) || null : null,
  ),
});

/** The settings of a chain that has not set any. */
export const NO_SITE_SETTINGS: SiteSettings = {
  heroVideo: { desktop: null, mobile: null },
  primaryColor: null,
  logos: { light: null, dark: null },
  contact: { phone: null, whatsapp: null },
};

/** Reads the settings from their table, which has at most one row. Throws on other shapes. */
export function readSiteSettings(rows: unknown): SiteSettings {
  const [stored] = z.array(row).parse(rows);
  if (!stored) return NO_SITE_SETTINGS;
  return {
    heroVideo: { desktop: stored.hero_video_horizontal, mobile: stored.hero_video_vertical },
    primaryColor: stored.primary_color ?? null,
    logos: { light: stored.light_logo_url, dark: stored.dark_logo_url },
    contact: { phone: stored.phone, whatsapp: stored.whatsapp },
  };
}
