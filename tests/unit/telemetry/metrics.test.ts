/** @jest-environment node */
import { count, duration, exportTo, gauge } from '@/lib/telemetry/metrics.cjs';

it('ignores metrics before an exporter is set, and then registers all gauges', () => {
  count('saves', { outcome: 'ok' });
  duration('render', 1);
  gauge('queue', () => 1);
  gauge('queue', () => 2);
  const sink = { count: jest.fn(), duration: jest.fn(), gauge: jest.fn() };
  exportTo(sink);
  expect(sink.count).not.toHaveBeenCalled();
  expect(sink.gauge.mock.calls.map(([name, read]) => [name, read()])).toEqual([['queue', 2]]);

  count('saves', { outcome: 'conflict' });
  duration('render', 0.5, { kind: 'page' });
  gauge('queue', () => 3);
  expect(sink.count).toHaveBeenCalledWith('saves', { outcome: 'conflict' });
  expect(sink.duration).toHaveBeenCalledWith('render', 0.5, { kind: 'page' });
  expect(sink.gauge.mock.calls.map(([, read]) => read())).toEqual([3, 3]);
});

it('shares its state between copies of the module', () => {
  const sink = { count: jest.fn(), duration: jest.fn(), gauge: jest.fn() };
  exportTo(sink);
  jest.isolateModules(() => jest.requireActual('@/lib/telemetry/metrics.cjs').count('saves'));
  expect(sink.count).toHaveBeenCalledWith('saves', undefined);
});
