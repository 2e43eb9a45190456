import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { env } from '@/lib/env';
import { isDraining } from '@/lib/http/drain';
import { gauge } from '@/lib/telemetry/metrics.cjs';
import { refreshFront } from './front';

/** Longest wait for one page that is re-rendered, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** A page that is still the old one is requested again after so long, and then each time twice that. */
const FIRST_PAUSE_MS = 50;
/**
 * So many pages are rendered at a time: one reads while the other is made. More would only share
 * the processor, so that the first is done with the last.
 */
const AT_ONCE = 2;

/** A page to re-render, and what its requesters wait for. */
type Job = { done: Promise<void>; finish: () => void };
type Queue = Map<string, Job>;

/** Pages to re-render; requested twice before its turn, a page is rendered once. */
const queue: Queue = new Map();
const laterQueue: Queue = new Map();
gauge('vitrine.prewarm.queue', () => queue.size + laterQueue.size);
let workers = 0;
let isWorkingLater = false;

/** Re-renders these pages, in this order, and resolves when they are done or can't be had now. */
export async function prewarm(paths: readonly string[]): Promise<void> {
  const jobs = paths.map((path) => enqueue(queue, path));
  const free = Math.min(AT_ONCE - workers, queue.size);
  for (let i = 0; i < free; i += 1) startWorker();
  // Pages that an earlier change asked for may be rendered by its workers.
  await Promise.all(jobs);
}

async function startWorker(): Promise<void> {
  workers += 1;
  await work(queue, renew);
  workers -= 1;
}

/** Re-renders any number of pages, one at a time beside the queue of `prewarm`. */
export async function prewarmLater(paths: readonly string[]): Promise<void> {
  for (const path of paths) enqueue(laterQueue, path);
  if (isWorkingLater) return;
  isWorkingLater = true;
  await work(laterQueue, rerender);
  isWorkingLater = false;
}

function enqueue(pending: Queue, path: string): Promise<void> {
  const known = pending.get(path);
  if (known) return known.done;
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  pending.set(path, { done, finish });
  return done;
}

/** Renders until the queue is empty, with what others add meanwhile. */
async function work(pending: Queue, render: typeof rerender): Promise<void> {
  for (const [path, { finish }] of pending) {
    pending.delete(path);
    // A server that ends accepts no requests, not even its own; the other instances render theirs.
    // A page that can't be had now is rendered at its next visit.
    if (!isDraining()) await render(path, AbortSignal.timeout(TIMEOUT_MS)).catch(() => {});
    finish();
  }
}

async function rerender(path: string, signal: AbortSignal): Promise<void> {
  await untilNew(() => requestPage(path, signal));
}

/** Re-renders a page, and has the front take the new one now instead of in a second. */
async function renew(path: string, signal: AbortSignal): Promise<void> {
  await rerender(path, signal);
  await untilNew(() => refreshFront(path, signal));
}

/** Repeats a request until its answer is not the stale page any more: it has it re-rendered. */
async function untilNew(request: () => Promise<boolean>): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !(await request()); pause *= 2) await setTimeout(pause);
}

/** Requests a page of this server. Resolves to whether it is the new one; rejects without an answer. */
async function requestPage(path: string, signal: AbortSignal): Promise<boolean> {
  const url = new URL(path, `http://localhost:${env().PORT}`);
  const response = await fetch(url, { cache: 'no-store', redirect: 'manual', signal });
  await response.body?.cancel();
  return response.headers.get('x-nextjs-cache') !== 'STALE';
}
