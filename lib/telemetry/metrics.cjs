// CommonJS: the page cache, which Next loads outside of the bundles, reports here as well.

/**
 * @typedef {Record<string, string | number | boolean>} Attributes
 * @typedef {object} Sink Receives metrics: lib/telemetry/start.ts sets one if they are exported.
 * @property {(name: string, attributes?: Attributes) => void} count
 * @property {(name: string, seconds: number, attributes?: Attributes) => void} duration
 * @property {(name: string, read: () => number) => void} gauge
 */

/** Bundles have copies of this file; all copies in a process share one sink. */
const SINK = Symbol.for('vitrine.telemetry.sink');
/** All registered gauges, also from before there was a sink. */
const GAUGES = Symbol.for('vitrine.telemetry.gauges');

const gauges = () => {
  globalThis[GAUGES] ??= new Map();
  return globalThis[GAUGES];
};

/**
 * Adds one to a counter. Does nothing if metrics are not exported.
 * @type {Sink['count']}
 */
function count(name, attributes) {
  globalThis[SINK]?.count(name, attributes);
}

/**
 * Records how long something took, in seconds.
 * @type {Sink['duration']}
 */
function duration(name, seconds, attributes) {
  globalThis[SINK]?.duration(name, seconds, attributes);
}

/**
 * Registers a value that is read at every export. A later reader of the same name replaces it.
 * @type {Sink['gauge']}
 */
function gauge(name, read) {
  gauges().set(name, read);
  globalThis[SINK]?.gauge(name, () => gauges().get(name)());
}

/**
 * Sends all metrics to this sink from now on.
 * @param {Sink} sink
 */
function exportTo(sink) {
  globalThis[SINK] = sink;
  for (const name of gauges().keys()) sink.gauge(name, () => gauges().get(name)());
}

module.exports = { count, duration, gauge, exportTo };
