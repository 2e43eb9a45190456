import createNextIntlPlugin from 'next-intl/plugin';
import { IMAGE_QUALITY, SCREEN_WIDTHS, SMALL_WIDTHS } from './lib/media/image-sizes.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  // The test run builds beside a running site without touching its files.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` is the one type check
  images: {
    // Only files of the site itself: foreign pictures are plain <img>, never fetched by us.
    localPatterns: [{ pathname: '/art/**', search: '' }],
    remotePatterns: [],
    formats: ['image/webp'],
    deviceSizes: SCREEN_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    qualities: [IMAGE_QUALITY],
    minimumCacheTTL: 2_592_000,
  },
  experimental: {
    optimizePackageImports: ['lucide-react'],
    // In development, too, an edited page shows what the database says now.
    serverComponentsHmrCache: false,
  },
};

export default withNextIntl(config);
