import { metrics } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  processDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { exportTo } from './metrics.cjs';
import { measureRequests } from './requests';

const DEFAULT_INTERVAL_MS = 60_000;
/** Histogram buckets in seconds, from a page in memory to a page that waits for the database. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Reports metrics to OpenTelemetry instruments, which are created on first use. */
function createSink() {
  const meter = metrics.getMeter('vitrine');
  const kept = new Map<string, unknown>();
  const once = <T>(name: string, make: () => T): T => {
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as T;
  };
  return {
    count: (name: string, attributes?: Record<string, string | number | boolean>) =>
      once(name, () => meter.createCounter(name)).add(1, attributes),
    duration: (
      name: string,
      seconds: number,
      attributes?: Record<string, string | number | boolean>,
    ) =>
      once(name, () =>
        meter.createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries: BUCKETS } }),
      ).record(seconds, attributes),
    gauge: (name: string, read: () => number) => {
      once(name, () => {
        const made = meter.createObservableGauge(name);
        made.addCallback((result) => result.observe(read()));
        return made;
      });
    },
  };
}

/**
 * Exports Next's spans and the site's metrics by OTLP over HTTP. The exporters and the resource
 * read the standard `OTEL_…` variables themselves. What is collected when the process ends is still
 * sent.
 */
export function startTelemetry({ serviceName, intervalMs = DEFAULT_INTERVAL_MS }: Options): void {
  const detectors = [envDetector, hostDetector, processDetector];
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': serviceName }))
    .merge(detectResources({ detectors }));
  const traces = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  traces.register();
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: intervalMs,
        exportTimeoutMillis: Math.min(intervalMs, 30_000),
      }),
    ],
  });
  metrics.setGlobalMeterProvider(meters);
  exportTo(createSink());
  measureRequests();
  process.once('SIGTERM', () => {
    Promise.allSettled([traces.shutdown(), meters.shutdown()]);
  });
}

type Options = { serviceName: string; intervalMs?: number };
