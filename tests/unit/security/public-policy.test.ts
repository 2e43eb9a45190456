import { publicHeaders } from '@/lib/security/public-policy';

const production = { backend: 'https://dados.example', https: true, development: false };

function policy(setting = production) {
  const header = publicHeaders(setting)['Content-Security-Policy'] ?? '';
  const directives = header.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

it('allows exactly what public pages load', () => {
  expect(policy()).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", 'https://player.vimeo.com'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://dados.example'],
    'frame-src': [
      'https://player.vimeo.com',
      'https://www.youtube-nocookie.com',
      'https://www.google.com',
    ],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'https:'],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

it('never allows eval or any script host in production', () => {
  const { 'script-src': scripts = [] } = policy();
  for (const source of ["'unsafe-eval'", '*', 'https:', 'http:', 'data:', 'blob:']) {
    expect(scripts).not.toContain(source);
  }
});

it('development allows eval and WebSocket connections', () => {
  const relaxed = policy({ ...production, development: true });
  expect(relaxed['script-src']).toContain("'unsafe-eval'");
  expect(relaxed['connect-src']).toContain('ws:');
});

it('only on https, upgrades insecure requests and sets Strict-Transport-Security', () => {
  const plain = { ...production, https: false };
  expect(policy(plain)).not.toHaveProperty('upgrade-insecure-requests');
  expect(publicHeaders(plain)).not.toHaveProperty('Strict-Transport-Security');
  const age = /max-age=(\d+)/.exec(publicHeaders(production)['Strict-Transport-Security'] ?? '');
  expect(Number(age?.[1])).toBeGreaterThanOrEqual(31_536_000);
});

it.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
])('%s: %s, with and without https', (name, value) => {
  expect(publicHeaders(production)[name]).toBe(value);
  expect(publicHeaders({ ...production, https: false })[name]).toBe(value);
});

it('denies access to devices and reveals nothing about the server', () => {
  const headers = publicHeaders(production);
  for (const device of ['camera', 'microphone', 'geolocation', 'payment']) {
    expect(headers['Permissions-Policy']).toContain(`${device}=()`);
  }
  expect(headers).not.toHaveProperty('X-Powered-By');
});

it('is one line per header', () => {
  for (const value of Object.values(publicHeaders(production))) expect(value).not.toMatch(/[\r\n]/);
});
