/** @jest-environment node */
/** The values of variables that are not set. */
const DEFAULTS = {
  NEXT_DIST_DIR: '.next',
  SITE_URL: 'http://localhost:3000',
  PORT: 3000,
  TRUSTED_PROXIES: 0,
  OTEL_SERVICE_NAME: 'vitrine',
  OTEL_METRIC_EXPORT_INTERVAL: 60_000,
};
const VALID = { SUPABASE_URL: 'https://dados.example', SUPABASE_ANON_KEY: 'public-key' };
const before = process.env;

/** The environment as read by a new process with these variables. */
async function read(variables: Record<string, string | undefined>) {
  process.env = variables as NodeJS.ProcessEnv;
  jest.resetModules();
  const { env } = await import('@/lib/env');
  return env();
}

afterEach(() => {
  process.env = before;
});

it('requires the service’s address and public key, and has defaults for the rest', async () => {
  await expect(read(VALID)).resolves.toEqual({ ...VALID, ...DEFAULTS });
});

it('leaves out variables that it does not define', async () => {
  await expect(read({ ...VALID, SUPABASE_SERVICE_ROLE_KEY: 'canary' })).resolves.not.toHaveProperty(
    'SUPABASE_SERVICE_ROLE_KEY',
  );
});

it('treats a blank variable as absent', async () => {
  const variables = { ...VALID, SITE_URL: '', BOOKING_HBOOK_URL: '' };
  await expect(read(variables)).resolves.toEqual({ ...VALID, ...DEFAULTS });
});

it.each([
  ['SUPABASE_URL', undefined],
  ['SUPABASE_URL', ''],
  ['SUPABASE_URL', 'dados.example'],
  ['SUPABASE_URL', 'postgres://secret@dados.example'],
  ['SUPABASE_ANON_KEY', undefined],
  ['SUPABASE_ANON_KEY', ''],
  ['SITE_URL', 'javascript:alert(1)'],
  ['BOOKING_OMNIBEES_URL', 'http://reservas.example'],
  ['BOOKING_WHATSAPP_URL', 'wa.me'],
  ['CACHE_URL', 'localhost:6379'],
  ['CACHE_URL', 'http://localhost:6379'],
  ['FRONT_URL', 'front.example'],
  ['FRONT_BYPASS_SECRET', 'short'],
  ['FRONT_BYPASS_SECRET', `${'x'.repeat(40)}"; return 200;`],
  ['CDN_PURGE_URL', 'file:///etc/passwd'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'all'],
  ['CLIENT_ADDRESS_SECRET', 'curto'],
  ['REVALIDATE_SECRET', 'curto'],
])('rejects %s = %j, naming the variable but not its value', async (name, value) => {
  const stopped = await read({ ...VALID, [name]: value }).catch((error: Error) => error.message);
  expect(stopped).toContain(name);
  if (value) expect(stopped).not.toContain(value);
});

it('names all invalid variables at once', async () => {
  await expect(read({})).rejects.toThrow(/SUPABASE_URL.*SUPABASE_ANON_KEY/);
});

it('requires CLIENT_ADDRESS_SECRET if a proxy is trusted', async () => {
  await expect(read({ ...VALID, TRUSTED_PROXIES: '1' })).rejects.toThrow('CLIENT_ADDRESS_SECRET');
});

it('requires the secret of a front whose URL is set', async () => {
  const named = { ...VALID, FRONT_URL: 'http://front.example' };
  await expect(read(named)).rejects.toThrow('FRONT_BYPASS_SECRET');
  const secret = { FRONT_BYPASS_SECRET: 'f'.repeat(32) };
  await expect(read({ ...named, ...secret })).resolves.toMatchObject(secret);
});
