import { env } from '@/lib/env';

/** The whole URL of a path of this site, as it stands on paper, in feeds and in files. */
export const siteUrl = (path: string): string => new URL(path, env().SITE_URL).href;
