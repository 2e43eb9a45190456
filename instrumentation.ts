import type { Instrumentation } from 'next';

/** Called by Next once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.VITRINE_BUILDING) return;
  const { identifyRequests } = await import('@/lib/http/request-id');
  identifyRequests();
  // In development nothing is stored, and the console is for people.
  if (process.env.NODE_ENV !== 'production') return;
  const { structureConsole } = await import('@/lib/http/structured-console');
  const { env } = await import('@/lib/env');
  structureConsole();
  // Listens for SIGUSR2, which would kill the process otherwise.
  await import('@/lib/http/drain');
  const { closeConnectionsAtEnd } = await import('@/lib/http/close-connections');
  closeConnectionsAtEnd();
  const { ignoreUpgrades } = await import('@/lib/http/ignore-upgrades');
  ignoreUpgrades();
  const { makeRequestsReadable } = await import('@/lib/http/readable-requests');
  makeRequestsReadable();
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_METRIC_EXPORT_INTERVAL } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTelemetry } = await import('@/lib/telemetry/start');
    startTelemetry({ serviceName: OTEL_SERVICE_NAME, intervalMs: OTEL_METRIC_EXPORT_INTERVAL });
  }
  const { showChangesOfInstances } = await import('@/lib/changes/instances');
  const { prewarmAtMidnight } = await import('@/lib/changes/midnight');
  for (const { deleteUnfinished } of [
    await import('@/lib/media/disk-cache'),
    await import('@/lib/cache/last-known-good'),
  ]) {
    await deleteUnfinished();
  }
  showChangesOfInstances();
  prewarmAtMidnight();
}

/** Called by Next for every error that a page, a route or an action has not handled. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { logRequestError } = await import('@/lib/log');
  logRequestError(error, { ...request, route: context.routePath, kind: context.routeType });
};
