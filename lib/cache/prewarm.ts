import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { env } from '@/lib/env';
import { isDraining } from '@/lib/http/drain';
import { gauge } from '@/lib/telemetry/metrics.cjs';
import { refreshFront } from './front';
import { lastVisited, OWN_REQUEST } from './visits';

/** Longest wait for one page that is re-rendered, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Pause before a page that is still the old one is requested again: each request delays its rendering. */
const PAUSE_MS = 40;
/** A page to re-render, and what its requesters wait for. */
type Job = { done: Promise<void>; finish: () => void };
/** Requested twice before its turn, a page is rendered once. */
type Queue = { pages: Map<string, Job>; isWorking: boolean };

const queue: Queue = { pages: new Map(), isWorking: false };
const laterQueue: Queue = { pages: new Map(), isWorking: false };
gauge('vitrine.prewarm.queue', () => queue.pages.size + laterQueue.pages.size);

/**
 * Re-renders these pages, the ones visited last before the others and those in their order, and
 * resolves when they are done or can't be had now. One at a time: several would share the processor
 * with each other and with the visits, so that the first is done with the last.
 */
export async function prewarm(paths: readonly string[]): Promise<void> {
  const jobs = paths.map((path) => enqueue(queue, path));
  void work(queue, renew);
  // Pages that an earlier change asked for may be rendered by then.
  await Promise.all(jobs);
}

/** Re-renders any number of pages, one at a time beside the queue of `prewarm`. */
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

/** Renders until the queue is empty, with what others add meanwhile; nothing where it is at work. */
async function work(pending: Queue, render: typeof rerender): Promise<void> {
  if (pending.isWorking) return;
  pending.isWorking = true;
  const { pages } = pending;
  for (let path = lastVisited(pages.keys()); path; path = lastVisited(pages.keys())) {
    const finish = pages.get(path)?.finish;
    pages.delete(path);
    // A server that ends accepts no requests, not even its own; the other instances render theirs.
    // A page that can't be had now is rendered at its next visit.
    if (!isDraining()) await render(path, AbortSignal.timeout(TIMEOUT_MS)).catch(() => {});
    finish?.();
  }
  pending.isWorking = false;
}

/** Requests a page until its answer is not the stale one any more: the first request has it re-rendered. */
async function rerender(path: string, signal: AbortSignal): Promise<void> {
  while (!(await requestPage(path, signal))) await setTimeout(PAUSE_MS);
}

/** Re-renders a page, and has the front take the new one now instead of in a second. */
async function renew(path: string, signal: AbortSignal): Promise<void> {
  await rerender(path, signal);
  await refreshFront(path, signal);
}

/** Requests a page of this server. Resolves to whether it is the new one; rejects without an answer. */
async function requestPage(path: string, signal: AbortSignal): Promise<boolean> {
  const url = new URL(path, `http://localhost:${env().PORT}`);
  // Not compressed, which would take as long as a part of the rendering, for each request.
  const headers = { ...OWN_REQUEST, 'accept-encoding': 'identity' };
  const options = { cache: 'no-store', redirect: 'manual', headers, signal } as const;
  const response = await fetch(url, options);
  await response.body?.cancel();
  return response.headers.get('x-nextjs-cache') !== 'STALE';
}
