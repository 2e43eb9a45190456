import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { addCompileHints } from './scripts/build/compile-hints.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/**
 * What middleware.ts does not see: files, and 404s for missing ones, which are not pages of the
 * site. A file opened as a page can't run anything.
 */
const FILES = ['/_next/:path*', '/art/:path*', '/favicon.ico', '/icon.svg', '/apple-icon.png'];
const FILE_HEADERS = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
];

/**
 * The headers by which Next chooses which data of a page to send. It says so in every response but
 * one: a redirect to the same URL with the right `_rsc`, which a shared cache would serve to
 * document requests.
 */
const VARIES =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url';

/** The site's artwork in all sizes, and the conditions for small vectors instead (0004). */
const DRAWING = '/art/:width(\\d+)?/:name([\\w-]+)\\.webp';
const LIGHT = [
  { type: 'header', key: 'save-data', value: 'on' },
  // LIGHT_COOKIE of lib/media/light-mode.ts
  { type: 'cookie', key: 'vitrine_light', value: '1' },
];

/** @type {import('next').NextConfig} */
const config = {
  // Lets the test run build next to a running site without touching its files.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheHandler: fileURLToPath(new URL('lib/cache/page-cache.cjs', import.meta.url)),
  // Instances that are built separately must agree on it; by default each build has its own.
  generateBuildId: () => process.env.BUILD_ID || null,
  // A self-contained folder for container images: `NEXT_OUTPUT=standalone` (Dockerfile).
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // Hashing the whole page for each response costs a quarter of the throughput (0001).
  generateEtags: false,
  reactStrictMode: true,
  compiler: { runAfterProductionCompile: addCompileHints },
  typescript: { ignoreBuildErrors: true }, // `npm test -- checks` has the one type check
  // Images are stored in the sizes they are served in: the optimizer has nothing to do, and there
  // is no endpoint to defend that fetches and resizes what a URL names.
  images: { unoptimized: true, remotePatterns: [], localPatterns: [] },
  async headers() {
    const value = 'public, max-age=86400, stale-while-revalidate=2592000';
    // By name and not by pattern: a missing file must not be cached for a year.
    const sprites = readdirSync(new URL('public', import.meta.url)).filter((name) =>
      /^icons-.+\.svg$/.test(name),
    );
    const immutable = 'public, max-age=31536000, immutable';
    return [
      ...FILES.map((source) => ({ source, headers: FILE_HEADERS })),
      { source: '/art/:path*', headers: [{ key: 'Cache-Control', value }] },
      {
        source: '/:path*',
        has: [{ type: 'header', key: 'rsc' }],
        headers: [{ key: 'Vary', value: VARIES }],
      },
      { source: DRAWING, headers: [{ key: 'Vary', value: 'Save-Data, Cookie' }] },
      // Not for shared caches: some store one response per URL, whatever it varies by.
      ...LIGHT.map((condition) => ({
        source: DRAWING,
        has: [condition],
        headers: [{ key: 'Cache-Control', value: 'private, max-age=86400' }],
      })),
      ...sprites.map((name) => ({
        source: `/${name}`,
        headers: [{ key: 'Cache-Control', value: immutable }],
      })),
    ];
  },
  // All paths without a route share one stored page, so that unknown URLs cost no rendering. Below
  // _next/, art/ and api/ Next answers with its own 404 and `no-store`.
  async rewrites() {
    return {
      // Stored pages are the same for every visitor, so the URL of a drawing stays the same.
      beforeFiles: LIGHT.map((condition) => ({
        source: DRAWING,
        has: [condition],
        destination: '/art/leve/:name.svg',
      })),
      fallback: [{ source: '/((?!_next/|art/|api/).*)', destination: '/nao-encontrada' }],
    };
  },
  experimental: {
    optimizePackageImports: ['lucide-react'],
    // In development, too, an edited page shows the current data.
    serverComponentsHmrCache: false,
    // Most visits are one page from a search engine on a phone: few requests beat shared chunks.
    turbopackChunking: { firstPageLoadPriority: 0.9, minChunkSize: 150_000, requestCost: 500_000 },
  },
};

const withPlugins = withNextIntl(config);

/**
 * Code that must not run in a build reads VITRINE_BUILDING: Next passes the phase only to this
 * function.
 */
export default (phase) => {
  if (phase === PHASE_PRODUCTION_BUILD) process.env.VITRINE_BUILDING = '1';
  return withPlugins;
};
