import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/http/site-url';

/** The back office and the machinery are nothing to be found. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth', '/api/'] },
    sitemap: siteUrl('/sitemap.xml'),
  };
}
