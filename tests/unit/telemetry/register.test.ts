/** @jest-environment node */
const mockStart = jest.fn();
let mockLoaded = false;

jest.mock('@/lib/telemetry/start', () => {
  mockLoaded = true;
  return { startTelemetry: mockStart };
});
jest.mock('@/lib/http/request-id', () => ({ identifyRequests: jest.fn() }));
jest.mock('@/lib/http/structured-console', () => ({ structureConsole: jest.fn() }));
jest.mock('@/lib/http/drain', () => ({}));
jest.mock('@/lib/http/close-connections', () => ({ closeConnectionsAtEnd: jest.fn() }));
// Listens on a channel of the process that other tests use too.
jest.mock('@/lib/changes/instances', () => ({ showChangesOfInstances: jest.fn() }));
jest.mock('@/lib/changes/midnight', () => ({ prewarmAtMidnight: jest.fn() }));
jest.mock('@/lib/media/disk-cache', () => ({ deleteUnfinished: jest.fn() }));

const before = process.env;
afterEach(() => {
  process.env = before;
});

/** Starts a server with these variables. */
async function start(variables: Record<string, string>) {
  mockLoaded = false;
  jest.resetModules();
  process.env = {
    NODE_ENV: 'production',
    NEXT_RUNTIME: 'nodejs',
    SUPABASE_URL: 'https://dados.example',
    SUPABASE_ANON_KEY: 'public-key',
    ...variables,
  };
  const { register } = await import('@/instrumentation');
  await register();
}

it.each([
  ['it is not told where to', {}],
  ['the address is blank', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
  [
    'it only builds',
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      VITRINE_BUILDING: '1',
    },
  ],
])('does not load OpenTelemetry if %s', async (_why, variables) => {
  await start(variables);
  expect(mockLoaded).toBe(false);
});

it('starts OpenTelemetry if its endpoint is set', async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SERVICE_NAME: 'rede' });
  expect(mockStart).toHaveBeenCalledWith({ serviceName: 'rede', intervalMs: 60_000 });
});
