import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

/** The back office and the machinery are nothing to be found. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth', '/api/'] },
    sitemap: new URL('/sitemap.xml', env().SITE_URL).href,
  };
}
