// The rules by which MDN's HTTP Observatory (scoring methodology 5) scores a response over https.
// Redirection and subresource integrity score 0: the site uses https and its own scripts.

type Answer = { headers: Headers; cookies?: string[] };
type Policy = Map<string, string[]>;

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const NAMED = /^'(?:nonce|sha(?:256|384|512))-/;

function parse(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** The effective sources: a nonce or a hash disables 'unsafe-inline'. */
function sources(policy: Policy, ...names: string[]): string[] {
  const found = names.map((name) => policy.get(name)).find((list) => list !== undefined) ?? ['*'];
  const named = found.some((source) => NAMED.test(source));
  const strict = named && found.includes("'strict-dynamic'");
  return found.filter((source) => {
    if (named && source === "'unsafe-inline'") return false;
    return !strict || (source !== "'self'" && !BROAD.some((broad) => source.startsWith(broad)));
  });
}

const holds = (list: string[], unwanted: string[]) => list.some((one) => unwanted.includes(one));
const insecure = (list: string[]) => list.some((source) => /^(?:http|ftp):/.test(source));

function ofPolicy(policy: Policy): number {
  const script = sources(policy, 'script-src', 'default-src');
  const style = sources(policy, 'style-src', 'default-src');
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name) && name !== 'script-src');
  if (policy.size === 0) return -25;
  if (script.includes("'strict-dynamic'") && !script.some((one) => NAMED.test(one))) return -25;
  if (holds(script, UNSAFE)) return -20;
  if (holds(sources(policy, 'object-src', 'default-src'), BROAD)) return -20;
  if (insecure([...active.flatMap(([, list]) => list), ...script])) return -20;
  if (holds([...script, ...style], ["'unsafe-eval'"])) return -10;
  if (insecure(passive.flatMap((name) => sources(policy, name, 'default-src')))) return -10;
  if (holds(style, UNSAFE)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function ofCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const has = (cookie: string, pattern: RegExp) => pattern.test(cookie);
  if (cookies.some((cookie) => /^[^=]*(?:login|sess)/i.test(cookie) && !has(cookie, /httponly/i))) {
    return -30;
  }
  if (!cookies.every((cookie) => has(cookie, /;\s*secure/i))) return -5;
  return cookies.every((cookie) => has(cookie, /;\s*samesite=(?:lax|strict)/i)) ? 5 : 0;
}

function ofTransport(header: string): number {
  const age = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age < 15_768_000 ? -10 : 0;
}

function ofReferrer(header: string): number {
  const last = header.split(',').at(-1)?.trim() ?? '';
  if (last === '') return 0;
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last) ? 5 : -5;
}

function ofFraming(header: string, policy: Policy): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20;
}

function ofResources(header: string): number {
  if (header === '') return 0;
  return { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }[header] ?? -5;
}

function ofSharing(headers: Headers): number {
  const open = headers.get('access-control-allow-credentials') === 'true';
  return open && headers.has('access-control-allow-origin') ? -50 : 0;
}

/** The points of each test by name, and the score: extra credit counts from 90 points on. */
export function observe({ headers, cookies = [] }: Answer) {
  const header = (name: string) => headers.get(name) ?? '';
  const written = header('content-security-policy');
  const policy: Policy = written ? parse(written) : new Map();
  const points = {
    'content-security-policy': ofPolicy(policy),
    cookies: ofCookies(cookies),
    'cross-origin-resource-sharing': ofSharing(headers),
    'referrer-policy': ofReferrer(header('referrer-policy')),
    'strict-transport-security': ofTransport(header('strict-transport-security')),
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': ofFraming(header('x-frame-options'), policy),
    'cross-origin-resource-policy': ofResources(header('cross-origin-resource-policy')),
  };
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const strict = sum(Object.values(points).filter((value) => value < 0));
  return { points, score: strict >= 90 ? sum(Object.values(points)) : Math.max(0, strict) };
}
