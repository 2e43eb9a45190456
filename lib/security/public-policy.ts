import { FILE_SOURCES, FRAMES, policyText } from './content-policy';

type Setting = {
  /** Origin of the hosted backend. */
  backend: string;
  /** Whether the site is served over https. */
  https: boolean;
  /** Development only: the bundler evaluates code and talks over a web socket. */
  development: boolean;
};

/**
 * The policy of public pages: static, so inline scripts are allowed and no nonce is possible.
 * Hosts from which nothing is loaded are left out.
 */
function contentSecurityPolicy({ backend, https, development }: Setting): string {
  return policyText({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      FRAMES.vimeo,
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    ...FILE_SOURCES,
    'connect-src': ["'self'", backend, ...(development ? ['ws:'] : [])],
    'frame-src': Object.values(FRAMES),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // The booking form redirects to the hotel's engine, and browsers apply this to redirects too.
    'form-action': ["'self'", 'https:'],
    'frame-ancestors': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

/** The headers that every page has besides its policy, by name. */
export function commonHeaders({ https }: Pick<Setting, 'https'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Every response header of a public page, by name. */
export function publicHeaders(setting: Setting): Record<string, string> {
  return { 'Content-Security-Policy': contentSecurityPolicy(setting), ...commonHeaders(setting) };
}
