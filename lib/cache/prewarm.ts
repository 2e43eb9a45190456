import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { env } from '@/lib/env';
import { isDraining } from '@/lib/http/drain';
import { gauge } from '@/lib/telemetry/metrics.cjs';
import { refreshFront } from './front';
import { lastVisited, OWN_REQUEST } from './visits';

/** Longest wait for one page that is re-rendered, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Pause before requesting a page that is still the old one: each request delays its rendering. */
const PAUSE_MS = 40;
/** A page to re-render, and what its callers wait for. */
type Job = { done: Promise<void>; finish: () => void };
/** Requested twice before its turn, a page is rendered once. */
type Queue = { pages: Map<string, Job>; isWorking: boolean };

const queue: Queue = { pages: new Map(), isWorking: false };
const laterQueue: Queue = { pages: new Map(), isWorking: false };
gauge('vitrine.prewarm.queue', () => queue.pages.size + laterQueue.pages.size);

/**
 * Re-renders these pages, the most recently visited first and the others in order, and resolves
 * when they are done or have failed. One at a time: in parallel they would share the processor with
 * each other and with visits, and the first would be done only with the last.
 */
export async function prewarm(paths: readonly string[]): Promise<void> {
  const jobs = paths.map((path) => enqueue(queue, path));
  void work(queue, renew);
  // Pages requested by an earlier change may be rendered by then.
  await Promise.all(jobs);
}

/** Re-renders any number of pages, one at a time, parallel to the queue of `prewarm`. */
export async function prewarmLater(paths: readonly string[]): Promise<void> {
  for (const path of paths) enqueue(laterQueue, path);
  await work(laterQueue, rerender);
}

function enqueue({ pages }: Queue, path: string): Promise<void> {
  const known = pages.get(path);
  if (known) return known.done;
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  pages.set(path, { done, finish });
  return done;
}

/** Renders until the queue is empty, including later additions; does nothing if already at work. */
async function work(pending: Queue, render: typeof rerender): Promise<void> {
  if (pending.isWorking) return;
  pending.isWorking = true;
  const { pages } = pending;
  for (let path = lastVisited(pages.keys()); path; path = lastVisited(pages.keys())) {
    const finish = pages.get(path)?.finish;
    pages.delete(path);
    // A draining server accepts no requests, not even its own; the other instances render theirs. A
    // page that fails now is rendered at its next visit.
    if (!isDraining()) await render(path, AbortSignal.timeout(TIMEOUT_MS)).catch(() => {});
    finish?.();
  }
  pending.isWorking = false;
}

/**
 * Requests a page until the response is no longer stale: the first request triggers the rendering.
 */
async function rerender(path: string, signal: AbortSignal): Promise<void> {
  while (!(await requestPage(path, signal))) await setTimeout(PAUSE_MS);
}

/** Re-renders a page, and has the front fetch the new one now instead of in a second. */
async function renew(path: string, signal: AbortSignal): Promise<void> {
  await rerender(path, signal);
  await refreshFront(path, signal);
}

/**
 * Requests a page of this server. Resolves to whether it is the new one; rejects if there is no
 * response.
 */
async function requestPage(path: string, signal: AbortSignal): Promise<boolean> {
  const url = new URL(path, `http://localhost:${env().PORT}`);
  // Not compressed: for each request that would take as long as part of the rendering.
  const headers = { ...OWN_REQUEST, 'accept-encoding': 'identity' };
  const options = { cache: 'no-store', redirect: 'manual', headers, signal } as const;
  const response = await fetch(url, options);
  await response.body?.cancel();
  return response.headers.get('x-nextjs-cache') !== 'STALE';
}
