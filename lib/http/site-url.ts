import { env } from '@/lib/env';

/** The absolute URL of a path of this site, for print, feeds and files. */
export const siteUrl = (path: string): string => new URL(path, env().SITE_URL).href;
