import { z } from 'zod';
import { optionalPhone, optionalUrl, problem } from '@/lib/actions/form-parts';
import { earlierTries, loaded } from '@/lib/actions/record';
import { optionalWhatsapp } from '@/lib/booking/whatsapp-form';
import { DEFAULT_PRIMARY, HEX_COLOR } from '@/lib/format/primary-color';
import { backgroundVideo } from '@/lib/media/video';
import { imageUrl } from '@/lib/security/safe-url';
import { PHONE_LENGTH, SETTINGS_URL_LENGTH } from './limits';

// The page's policy does not allow other sites' players, so such a URL would never play.
const video = optionalUrl(SETTINGS_URL_LENGTH, backgroundVideo, 'video');
const image = optionalUrl(SETTINGS_URL_LENGTH, imageUrl, 'picture');

/** The schema of the settings' form. */
const settingsFields = z.object({
  hero_video_horizontal: video,
  hero_video_vertical: video,
  primary_color: z.string(problem('color')).trim().toLowerCase().regex(HEX_COLOR, problem('color')),
  light_logo_url: image,
  dark_logo_url: image,
  phone: optionalPhone(PHONE_LENGTH),
  whatsapp: optionalWhatsapp(PHONE_LENGTH),
});

/** `loaded` is null if there are no settings yet. */
export const settingsInput = z.object({
  loaded: loaded.nullable(),
  sent: earlierTries(settingsFields),
  fields: settingsFields,
});

export type SettingsFields = z.output<typeof settingsFields>;

/** The values of a chain without settings. */
export const NO_SETTINGS: SettingsFields = {
  hero_video_horizontal: null,
  hero_video_vertical: null,
  primary_color: DEFAULT_PRIMARY,
  light_logo_url: null,
  dark_logo_url: null,
  phone: null,
  whatsapp: null,
};
