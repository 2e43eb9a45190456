import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/http/site-url';

/** Excludes the back office and technical URLs. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth', '/api/'] },
    sitemap: siteUrl('/sitemap.xml'),
  };
}
