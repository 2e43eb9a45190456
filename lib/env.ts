import 'server-only';
import { z } from 'zod';

/**
 * Reads `process.env` for the pages, routes and actions of the site; the page cache
 * (lib/cache/page-cache.cjs, instances.cjs) reads its own variables, because Next loads it outside of
 * the bundles. Parsed once per process; a missing or malformed value stops the server with the name of
 * the variable instead of failing later in the middle of a page.
 */
const httpsBase = z.url({ protocol: /^https$/ }).optional();

const schema = z
  .object({
    SUPABASE_URL: z.url({ protocol: /^https?$/ }),
    SUPABASE_ANON_KEY: z.string().min(1),
    /** The port on which this process listens; Next sets it on start. */
    PORT: z.coerce.number().int().positive().default(3000),
    /** The folder of the build and its caches, relative to the project. */
    NEXT_DIST_DIR: z.string().default('.next'),
    SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    BOOKING_OMNIBEES_URL: httpsBase,
    BOOKING_HBOOK_URL: httpsBase,
    BOOKING_UTRIP_URL: httpsBase,
    BOOKING_WHATSAPP_URL: httpsBase,
    /** Number of the chain's own proxies in front of the site that append to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    CLIENT_ADDRESS_SECRET: z.string().min(32).optional(),
    /** Authenticates the database's change notifications; if unset, the route answers 503. */
    REVALIDATE_SECRET: z.string().min(32).max(200).optional(),
    /** Redis or Valkey, by which several instances share what was invalidated (lib/cache). */
    CACHE_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    /** The front whose copies of a page are replaced after a save, and the secret for that. */
    FRONT_URL: z.url({ protocol: /^https?$/ }).optional(),
    FRONT_BYPASS_SECRET: z
      .string()
      .regex(/^[\w-]{32,200}$/)
      .optional(),
    /** Where a CDN is told which tags to drop; if set, pages carry their tags. */
    CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    /** Where traces and metrics go by OTLP over HTTP; if unset, no telemetry is loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_SERVICE_NAME: z.string().default('vitrine'),
    /** Time between two exports of metrics, in milliseconds. */
    OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  })
  .refine((env) => env.TRUSTED_PROXIES === 0 || env.CLIENT_ADDRESS_SECRET, {
    path: ['CLIENT_ADDRESS_SECRET'],
  })
  .refine((env) => !env.FRONT_URL || env.FRONT_BYPASS_SECRET, { path: ['FRONT_BYPASS_SECRET'] });

const blankIsAbsent = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

let parsed: z.infer<typeof schema> | undefined;

/** The validated environment. Throws an Error that lists every bad variable by name. */
export function env() {
  if (parsed) return parsed;
  const result = schema.safeParse(blankIsAbsent(process.env));
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`Missing or malformed environment variables: ${names}`);
  }
  parsed = result.data;
  return parsed;
}
